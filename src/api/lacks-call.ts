import { ApiError } from './api-error';

/** The API does not have an optional call, or has another one than that of the contract (decisions E293, E295). */
export const lacksCall = (error: Error): boolean => error instanceof ApiError && (error.kind === 'malformed' || error.status === 404 || error.status === 501);
