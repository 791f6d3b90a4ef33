import { expect } from '@open-wc/testing';
import { framesWithReact, type BuiltFile } from '../../build/first-frames-without-react.mjs';

const file = (moduleIds: string[], imports: string[] = []): BuiltFile => ({ type: 'chunk', moduleIds, imports, dynamicImports: [] });
const react = file(['/p/node_modules/react-dom/client.js']);

describe('files of first frames', () => {
  it('do not need React, also not through other files', () => {
    const bundle = {
      'links-data.js': file(['/p/src/features/links/listings-first.tsx'], ['core.js']),
      'core.js': file(['/p/elements/first-frame.tsx', '/p/node_modules/react/jsx-runtime.js']),
      'links.js': file(['/p/src/features/links/listing.tsx'], ['react.js']),
      'react.js': react,
    };
    expect(framesWithReact(bundle)).to.deep.equal([]);
    const broken = { ...bundle, 'core.js': file(['/p/elements/first-frame.tsx'], ['links.js']) };
    expect(framesWithReact(broken)).to.deep.equal([{ frame: 'links-data.js', files: ['react.js'] }, { frame: 'core.js', files: ['react.js'] }]);
  });
});
