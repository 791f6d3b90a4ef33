// as src/state/fence.ts, refused by boundaries/dependencies
export { useState } from 'react';
