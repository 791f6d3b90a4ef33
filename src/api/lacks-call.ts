import { ApiError } from './api-error';

/** The API has no such call, and says so. */
export const hasNoCall = (error: Error | undefined): boolean => error instanceof ApiError && (error.status === 404 || error.status === 501);

/** The API does not have an optional call, or has another one than that of the contract (decisions E293, E295). */
export const lacksCall = (error: Error): boolean => hasNoCall(error) || (error instanceof ApiError && error.kind === 'malformed');
