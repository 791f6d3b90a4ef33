// as src/widgets/fence.tsx, refused by boundaries/dependencies
export { createClient } from '../api/client';
