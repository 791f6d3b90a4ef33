import { b } from './b';

export type A = ReturnType<typeof b>;
