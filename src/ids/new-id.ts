import { customAlphabet } from 'nanoid';

/**
 * A random id of 128 bits as 32 hexadecimal digits. Not `crypto.randomUUID`: browsers have that on https and on
 * loopback names only, and shops are tried out under plain addresses of the local network.
 */
export const newId: () => string = customAlphabet('0123456789abcdef', 32);
