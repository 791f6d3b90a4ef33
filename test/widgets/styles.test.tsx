import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { Button } from '../../src/widgets/button';
import { mount, unmountAll } from './mount';

const properties = ['primary', 'on-primary', 'background', 'surface', 'text', 'text-muted', 'border', 'success', 'pending', 'returned', 'danger', 'focus'];

describe('styles', () => {
  afterEach(async () => {
    unmountAll();
    document.documentElement.removeAttribute('style');
    await emulateMedia({ colorScheme: 'light' });
    await setViewport({ width: 800, height: 600 });
  });

  it('[APP-01] the content column is at most 600 px wide', async () => {
    const view = mount(<div className="column">text</div>);
    await setViewport({ width: 1280, height: 800 });
    expect(view.one('.column').offsetWidth).to.equal(600);
    await setViewport({ width: 390, height: 800 });
    expect(view.one('.column').offsetWidth).to.equal(view.host.offsetWidth);
  });

  for (const name of properties) {
    it(`a host overrides --creator-color-${name} from outside`, () => {
      document.documentElement.style.setProperty(`--creator-color-${name}`, 'rgb(1, 2, 3)');
      const view = mount(<p />);
      expect(getComputedStyle(view.host).getPropertyValue(`--_${name}`).trim()).to.equal('rgb(1, 2, 3)');
    });
  }

  for (const name of properties) {
    it(`a host overrides --creator-dark-color-${name} in the dark scheme alone`, async () => {
      const page = document.documentElement.style;
      const [light, dark, auto] = [mount(<p />, 'light'), mount(<p />, 'dark'), mount(<p />)];
      auto.host.setAttribute('color-scheme', 'auto');
      const colours = () => [light, dark, auto].map((view) => getComputedStyle(view.host).getPropertyValue(`--_${name}`).trim());
      const [own = '', ownDark = ''] = colours();
      page.setProperty(`--creator-dark-color-${name}`, 'rgb(1, 2, 3)');
      expect(colours()).to.deep.equal([own, 'rgb(1, 2, 3)', own]);
      await emulateMedia({ colorScheme: 'dark' });
      expect(colours()).to.deep.equal([own, 'rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
      page.setProperty(`--creator-color-${name}`, 'rgb(4, 5, 6)');
      expect(colours(), 'beside a colour for both').to.deep.equal(['rgb(4, 5, 6)', 'rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
      page.removeProperty(`--creator-dark-color-${name}`);
      expect(colours(), 'a colour for both alone').to.deep.equal(['rgb(4, 5, 6)', 'rgb(4, 5, 6)', 'rgb(4, 5, 6)']);
      expect(ownDark).not.to.equal(own);
    });
  }

  it('a host overrides the font, its size, the space and the radius', () => {
    for (const [name, value] of [['font-family', 'Georgia'], ['font-size', '20px'], ['space', '8px'], ['radius', '2px']] as const) {
      document.documentElement.style.setProperty(`--creator-${name}`, value);
    }
    const style = getComputedStyle(mount(<p />).host);
    expect([style.fontFamily, style.fontSize]).to.deep.equal(['Georgia', '20px']);
    expect(style.getPropertyValue('--_space').trim()).to.equal('8px');
    expect(style.getPropertyValue('--_radius').trim()).to.equal('2px');
  });

  it('follows the person\'s scheme unless the attribute says otherwise', async () => {
    const light = mount(<p />, 'light');
    const dark = mount(<p />, 'dark');
    const auto = mount(<p />);
    auto.host.setAttribute('color-scheme', 'auto');
    const background = (view: typeof auto) => getComputedStyle(view.host).backgroundColor;
    expect([background(light), background(dark), background(auto)]).to.deep.equal(['rgb(241, 239, 246)', 'rgb(14, 11, 20)', 'rgb(241, 239, 246)']);
    await emulateMedia({ colorScheme: 'dark' });
    expect([background(light), background(dark), background(auto)]).to.deep.equal(['rgb(241, 239, 246)', 'rgb(14, 11, 20)', 'rgb(14, 11, 20)']);
    expect(getComputedStyle(auto.host).colorScheme).to.equal('dark');
  });

  it('a sheet is adopted once per root, however many widgets use it', () => {
    const view = mount(<><Button>One</Button><Button>Two</Button></>);
    const sheets = view.root.adoptedStyleSheets;
    expect(new Set(sheets).size).to.equal(sheets.length);
    expect(getComputedStyle(view.one('.button-content')).display).to.contain('flex');
  });
});
