// as src/features/earnings/views/fence.ts, refused by @typescript-eslint/no-restricted-imports
export { useState } from 'react';
