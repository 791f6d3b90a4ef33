// as src/widgets/fence.tsx, refused by @typescript-eslint/no-restricted-imports
export { useEffectEvent } from 'react';
