// as src/widgets/fence.tsx, refused by @typescript-eslint/no-restricted-imports
export { ViewTransition } from 'react';
