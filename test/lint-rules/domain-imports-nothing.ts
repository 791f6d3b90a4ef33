// as src/domain/fence.ts, refused by boundaries/dependencies
export { apiError } from '../api/api-error';
