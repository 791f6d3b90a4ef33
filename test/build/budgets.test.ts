import { expect } from '@open-wc/testing';
import { budgets } from '../../build/budgets.mjs';

const file = (imports: string[] = [], dynamicImports: string[] = []) => ({ imports, dynamicImports });
const manifest = {
  'creator-elements.js': file([], ['elements/creator-home.js', 'elements/creator-help.js']),
  'elements/creator-home.js': file(['chunks/define.js'], ['chunks/home.js']),
  'elements/creator-help.js': file(['chunks/define.js'], ['chunks/help.js']),
  'chunks/define.js': file(),
  'chunks/home.js': file(['chunks/react.js']),
  'chunks/help.js': file(['chunks/react.js']),
  'chunks/react.js': file(),
};

describe('size budgets', () => {
  const filesOf = (part: string) => budgets(manifest).find((row) => row.name.includes(part))?.files.slice().sort();

  it('counts everything that creator-home loads and nothing that only the loader knows', () => {
    expect(filesOf('everything')).to.deep.equal(['chunks/define.js', 'chunks/home.js', 'chunks/react.js', 'elements/creator-home.js']);
  });

  it('counts for the first skeleton only what is imported statically', () => {
    expect(filesOf('creator-home: first skeleton')).to.deep.equal(['chunks/define.js', 'elements/creator-home.js']);
  });

  it('counts for a further element only what it adds', () => {
    expect(filesOf('creator-help adds')).to.deep.equal(['chunks/help.js', 'elements/creator-help.js']);
  });
});
