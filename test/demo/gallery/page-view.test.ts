import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit-html';
import { GalleryModel } from '../../../demo/gallery/gallery-model';
import { pageView } from '../../../demo/gallery/page-view';
import { findByRole, findByText } from '../../support/screen';
import { sampleElements } from './sample-manifest';

async function painted(change: (model: GalleryModel) => void): Promise<HTMLElement> {
  const model = new GalleryModel(() => undefined);
  change(model);
  const root: HTMLElement = await fixture(html`<div></div>`);
  render(pageView(model), root);
  return root;
}

describe('the page of the gallery', () => {
  it('says why there are no elements, and what to do', async () => {
    const root = await painted((model) => { model.manifestFailure = '/custom-elements.json answered 404'; });
    const alert = await findByRole(root, 'alert');
    expect(alert.textContent).to.contain('/custom-elements.json answered 404').and.to.contain('npm run build');
    await findByRole(root, 'button', 'Try again');
  });

  it('says that there is no such element', async () => {
    const root = await painted((model) => {
      model.elements = sampleElements;
      model.choice = { ...model.choice, tag: 'creator-nothing' };
    });
    await findByText(root, 'There is no element named “creator-nothing”');
  });

  it('says that the sandbox could not be entered', async () => {
    const root = await painted((model) => {
      model.elements = sampleElements;
      model.choice = { ...model.choice, tag: 'creator-help' };
      model.sandboxFailure = '503 not built';
    });
    await findByText(root, 'The sandbox did not log in: 503 not built');
  });
});
