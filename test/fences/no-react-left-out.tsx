// as src/widgets/fence.tsx, refused by no-restricted-imports
export { ViewTransition } from 'react';
