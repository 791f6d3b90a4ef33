import { expect } from '@open-wc/testing';
import { fetchManifest, purposeOf } from '../../../demo/gallery/manifest';
import { sampleElements } from './sample-manifest';

describe('what the gallery reads of the manifest', () => {
  const [earnings, help] = sampleElements;

  it('is every element, by tag, with one line about what it is for', () => {
    expect(sampleElements.map(({ tag }) => tag)).to.deep.equal(['creator-earnings', 'creator-help']);
    expect(sampleElements.map(purposeOf)).to.deep.equal(['What a creator earns and when', 'Rules and questions, with a search']);
  });

  it('tells the kinds of attributes, and which every element has', () => {
    expect(earnings?.attributes.map(({ name, kind, options, default: normal, own }) => [name, kind, options.join(), normal, own])).to.deep.equal([
      ['view', 'choice', 'earnings,past_payments', 'earnings', true], ['locale', 'text', '', 'en-IN', false], ['scenario', 'text', '', '', false],
    ]);
    expect(help?.attributes.map(({ own }) => own)).to.deep.equal([false, false]);
  });

  it('tells the defaults of the theme in both schemes, and which colour follows another', () => {
    expect(help?.theme.map(({ name, kind, light, dark, follows }) => [name, kind, light, dark, follows?.name ?? ''])).to.deep.equal([
      ['--creator-color-primary', 'colour', '#6D28D9', '#B794F6', ''],
      ['--creator-color-focus', 'colour', '#6D28D9', '#B794F6', '--creator-color-primary'],
      ['--creator-radius', 'length', '14px', '14px', ''],
    ]);
  });

  it('is said clearly where there is none', async () => {
    let said = '';
    await fetchManifest(new URL('/nowhere/custom-elements.json', location.href)).catch((error: Error) => { said = error.message; });
    expect(said).to.equal('/nowhere/custom-elements.json answered 404');
  });
});
