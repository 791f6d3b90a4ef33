import { expect } from '@open-wc/testing';
import { budgets } from '../../build/budgets.mjs';

const file = (imports: string[] = [], dynamicImports: string[] = []) => ({ imports, dynamicImports });
const manifest = {
  'runtime.js': file(['chunks/shared.js'], ['chunks/analytics-1.js']),
  'creator-elements.js': file([], ['elements/creator-home.js', 'elements/creator-help.js']),
  'elements/creator-home.js': file(['chunks/define.js'], ['chunks/home.js']),
  'elements/creator-earnings.js': file(['chunks/define.js'], ['chunks/earnings.js', 'chunks/earnings-data-1.js']),
  'elements/creator-help.js': file(['chunks/define.js'], ['chunks/help.js']),
  'elements/creator-login.js': file(['chunks/define.js'], ['chunks/login.js']),
  'elements/creator-performance.js': file(['chunks/define.js'], ['chunks/performance-screen-1.js']),
  'chunks/performance-screen-1.js': file(['chunks/react.js'], ['chunks/newer-performance-1.js', 'chunks/older-performance-1.js', 'chunks/on-click.js']),
  'chunks/newer-performance-1.js': file(['chunks/shared.js', 'chunks/performance-data-1.js']),
  'chunks/older-performance-1.js': file(['chunks/older-performance-data-1.js']),
  'chunks/performance-data-1.js': file(),
  'chunks/older-performance-data-1.js': file(),
  'chunks/define.js': file([], ['chunks/view.js', 'chunks/demo-1.js']),
  'chunks/demo-1.js': file(['chunks/demo-data.js']),
  'chunks/demo-data.js': file(),
  'chunks/home.js': file(['chunks/react.js'], ['chunks/on-click.js']),
  'chunks/earnings.js': file(['chunks/react.js', 'chunks/shared.js']),
  'chunks/earnings-data-1.js': file(['chunks/plain.js']),
  'chunks/plain.js': file(),
  'chunks/help.js': file(['chunks/react.js', 'chunks/shared.js']),
  'chunks/login.js': file(['chunks/react.js', 'chunks/shared.js']),
  'chunks/view.js': file(['chunks/react.js']),
  'chunks/shared.js': file(),
  'chunks/on-click.js': file(),
  'chunks/react.js': file(),
};

describe('size budgets', () => {
  const rows = budgets(manifest, 68_000);
  const filesOf = (part: string) => rows.find((row) => row.name.includes(part))?.files.slice().sort();

  it('counts everything that creator-home fetches to show itself, not what waits for a click or an attribute', () => {
    expect(filesOf('everything')).to.deep.equal([
      'chunks/define.js', 'chunks/home.js', 'chunks/react.js', 'chunks/view.js', 'elements/creator-home.js',
    ]);
  });

  it('counts for the runtime what a page loads that configures it', () => {
    expect(filesOf('the runtime')).to.deep.equal(['chunks/shared.js', 'runtime.js']);
  });

  it('counts for the first skeleton only what is imported statically', () => {
    expect(filesOf('creator-home: first skeleton')).to.deep.equal(['chunks/define.js', 'elements/creator-home.js']);
  });

  it('counts for the first figures what an element loads before React', () => {
    expect(filesOf('creator-earnings: API asked')).to.deep.equal(['chunks/define.js', 'chunks/plain.js', 'elements/creator-earnings.js']);
    expect(filesOf('creator-earnings: figures painted')).to.deep.equal(['chunks/define.js', 'chunks/earnings-data-1.js', 'chunks/plain.js', 'elements/creator-earnings.js']);
  });

  it('counts for a further element only what is not there yet', () => {
    expect(filesOf('creator-help: beside')).to.deep.equal(['chunks/help.js', 'elements/creator-help.js']);
    expect(filesOf('creator-login: beside')).to.deep.equal(['chunks/login.js', 'elements/creator-login.js']);
  });

  it('counts a version that the profile picks, though the screen is what loads it', () => {
    expect(filesOf('with newer-performance')).to.deep.equal([
      'chunks/newer-performance-1.js', 'chunks/performance-data-1.js', 'chunks/performance-screen-1.js', 'elements/creator-performance.js',
    ]);
    expect(filesOf('with older-performance')).to.include('chunks/older-performance-data-1.js').and.not.include('chunks/newer-performance-1.js');
    expect(rows.filter(({ name }) => /with (newer|older)-performance: beside/.test(name))).to.have.length(2);
  });

  it('counts for the app every screen, with each of the versions', () => {
    expect(filesOf('opens, creator-performance with newer')).to.include.members(['chunks/help.js', 'chunks/login.js', 'chunks/newer-performance-1.js'])
      .and.not.include('chunks/older-performance-1.js').and.not.include('chunks/on-click.js').and.not.include('chunks/demo-data.js');
    expect(filesOf('opens, creator-performance with older')).to.include.members(['chunks/help.js', 'chunks/older-performance-1.js']).and.not.include('chunks/newer-performance-1.js');
  });

  it('holds the first element against React', () => {
    const limit = (reactSize: number) => budgets(manifest, reactSize).find(({ name }) => name.startsWith('creator-earnings with'))?.limit ?? 0;
    expect(limit(80_000), 'more than React itself').to.be.within(80_000, 2 * 80_000);
    expect(limit(40_000), 'half of it for a React of half the size').to.equal(limit(80_000) / 2);
  });
});
