// as src/features/help/fence-store.ts, refused by boundaries/dependencies
export { useState } from 'react';
