import { customAlphabet } from 'nanoid';

/**
 * A random id of 128 bits as 32 hexadecimal digits. `crypto.randomUUID` exists only on https and on loopback names, but
 * shops are also tested under plain http addresses of the local network.
 */
export const newId: () => string = customAlphabet('0123456789abcdef', 32);
