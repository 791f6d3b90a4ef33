import { render } from 'lit-html';
import { withSource } from './choice';
import { isCancelable } from './cancelable-events';
import { GalleryModel } from './gallery-model';
import { fetchManifest } from './manifest';
import { pageView } from './page-view';
import { propertyValues } from './properties-panel';
import { root } from './sandbox';
import { Stage } from './stage';
import { words } from './words';

const lookAgainMs = 250;

const model = new GalleryModel(paint);
let shown = '';

function paint(): void {
  // The element first, so that the page describes the current one.
  if (model.info) model.stage?.show(model.choice);
  else model.stage?.clear();
  document.title = model.info ? words.page(model.info.tag) : words.gallery;
  render(pageView(model), document.body);
  shown = propertyValues(model).join();
}

function openStage(): void {
  const place = document.querySelector<HTMLElement>('.stage');
  if (!place) return;
  model.stage = new Stage({
    place,
    events: [...new Set(model.elements.flatMap(({ events }) => events.map(({ name }) => name)))],
    isPrevented: (name) => isCancelable(name) && model.prevented.has(name),
    heard: (event) => model.hear(event),
    created: () => model.created(),
    scenarioChosen: (scenario) => model.choose(withSource(model.choice, 'scenario', scenario)),
    failed: (reason) => {
      model.sandboxFailure = reason;
      model.changed();
    },
  });
}

paint();
addEventListener('hashchange', () => model.readAddress());
try {
  model.elements = await fetchManifest(new URL('custom-elements.json', root));
  openStage();
  model.readAddress();
  // Not every property change has an event, above all during loading.
  setInterval(() => {
    if (propertyValues(model).join() !== shown) model.changed();
  }, lookAgainMs);
} catch (error) {
  model.manifestFailure = error instanceof Error ? error.message : String(error);
}
model.changed();
