// as elements/painter.ts, refused by @typescript-eslint/no-restricted-imports
export { createElement } from 'react';
