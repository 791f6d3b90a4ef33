// as src/stores/fence.ts, refused by boundaries/dependencies
export { useState } from 'react';
