// as src/features/earnings/earnings-first.tsx, refused by @typescript-eslint/no-restricted-imports
export { useState } from 'react';
