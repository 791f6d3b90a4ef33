import { expect } from '@open-wc/testing';
import { contrast } from '../../../demo/gallery/contrast';
import { themeCss, valueIn, withValue, withoutValue } from '../../../demo/gallery/theme';
import { sampleElements } from './sample-manifest';

const [primary, focus, radius] = sampleElements[0]?.theme ?? [];
if (!primary || !focus || !radius) throw new Error('the sample has three properties');

describe('the theme of the gallery', () => {
  it('keeps the other scheme as it was when a colour is chosen in one', () => {
    const light = withValue({}, primary, 'light', '#0a5c36');
    expect(light).to.deep.equal({ '--creator-color-primary': '#0a5c36', '--creator-dark-color-primary': '#B794F6' });
    expect(withValue({}, primary, 'dark', '#86efac')).to.deep.equal({ '--creator-dark-color-primary': '#86efac' });
    const both = withValue(light, primary, 'dark', '#86efac');
    expect([valueIn(both, primary, 'light'), valueIn(both, primary, 'dark')]).to.deep.equal(['#0a5c36', '#86efac']);
  });

  it('says nothing of what is as by default, however it is written', () => {
    expect(withValue({ '--creator-color-primary': '#0a5c36', '--creator-dark-color-primary': '#B794F6' }, primary, 'light', '#6d28d9')).to.deep.equal({});
    expect(withoutValue({ '--creator-color-primary': '#0a5c36', '--creator-dark-color-primary': '#86efac' }, primary)).to.deep.equal({});
    expect(withoutValue({ '--creator-radius': '4px' }, radius)).to.deep.equal({});
  });

  it('lets a colour that follows another go with it until it is chosen', () => {
    const theme = withValue({}, primary, 'light', '#0a5c36');
    expect(valueIn(theme, focus, 'light')).to.equal('#0a5c36');
    expect(withValue(theme, focus, 'light', '#000000')).to.deep.equal({ ...theme, '--creator-color-focus': '#000000', '--creator-dark-color-focus': '#B794F6' });
  });

  it('takes one value for both schemes where a page gives no other for the dark one, as elements do', () => {
    const theme = { '--creator-color-primary': '#777777' };
    expect([valueIn(theme, primary, 'light'), valueIn(theme, primary, 'dark')]).to.deep.equal(['#777777', '#777777']);
    expect(withValue({ ...theme, '--creator-dark-color-primary': '#ffffff' }, primary, 'dark', '#777777')).to.deep.equal(theme);
  });

  it('is one rule for the element', () => {
    expect(themeCss('creator-help', withValue({}, radius, 'light', '4px'))).to.equal('creator-help {\n  --creator-radius: 4px;\n}');
    expect(themeCss('creator-help', {})).to.equal('');
  });

  it('tells the contrast of two colours as WCAG reckons it', () => {
    expect(contrast('#000000', '#ffffff')).to.be.closeTo(21, 0.001);
    expect(contrast('#777777', '#ffffff')).to.be.closeTo(4.48, 0.01);
    expect(contrast('red', '#ffffff')).to.equal(undefined);
  });
});
