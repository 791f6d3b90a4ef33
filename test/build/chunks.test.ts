import { expect } from '@open-wc/testing';
import { chunkOf, type ModuleGraph } from '../../build/chunks.mjs';

/** Each module with what it imports, and what it imports later. */
const modules: Record<string, [string[]?, string[]?]> = {
  '/elements/creator-earnings.ts': [['/elements/define.ts', '/src/domain/tabs.ts'], ['/src/features/earnings/earnings-screen.tsx', '/src/features/earnings/figures-store.ts', '/src/features/earnings/earnings-first.tsx']],
  '/elements/creator-home.ts': [['/elements/define.ts'], ['/src/features/home/home-screen.tsx']],
  '/elements/creator-performance.ts': [['/elements/define.ts'], ['/src/features/performance/performance-screen.tsx']],
  '/elements/define.ts': [[], ['/elements/view.tsx', '/elements/first-frame.tsx', '/src/runtime.ts', '/elements/diagnose.ts']],
  '/elements/view.tsx': [['/node_modules/react/index.js', '/src/widgets/frame.tsx', '/src/bridge/back-layers.ts'], ['/src/widgets/modal.tsx']],
  '/elements/first-frame.tsx': [['/elements/painter.ts', '/node_modules/react/jsx-runtime.js', '/src/widgets/regions.tsx'], ['/elements/waiting-drawer.tsx']],
  '/elements/waiting-drawer.tsx': [['/elements/painter.ts', '/src/bridge/back-layers.ts', '/src/widgets/modal.css']],
  '/src/bridge/back-layers.ts': [],
  '/elements/painter.ts': [],
  '/src/widgets/regions.tsx': [['/node_modules/react/jsx-runtime.js']],
  '/src/widgets/card.tsx': [['/node_modules/react/jsx-runtime.js']],
  '/src/features/earnings/earnings-first.tsx': [['/src/widgets/card.tsx', '/src/features/earnings/overview.tsx', '/src/features/earnings/figures-store.ts']],
  '/src/features/earnings/overview.tsx': [['/node_modules/react/jsx-runtime.js']],
  '/elements/creator-bank-details.ts': [['/elements/define.ts'], ['/src/features/bank-details/bank-details-screen.tsx', '/src/features/bank-details/bank-details-store.ts']],
  '/elements/creator-help.ts': [['/elements/define.ts'], ['/src/features/help/help-screen.tsx']],
  '/elements/creator-app.ts': [['/elements/define.ts'], ['/elements/app/app-router.ts']],
  '/elements/app/app-router.ts': [['/src/domain/otp.ts', '/src/domain/routes.ts']],
  '/src/widgets/modal.tsx': [['/node_modules/react/index.js', '/src/widgets/modal.css']],
  '/src/widgets/modal.css': [],
  '/elements/diagnose.ts': [['/src/debug/report.ts']],
  '/src/runtime.ts': [['/src/api/client.ts']],
  '/src/configure-creator.ts': [['/src/runtime.ts', '/src/bridge/when-shown.ts'], ['/src/bridge/analytics/start-analytics.ts']],
  '/src/bridge/when-shown.ts': [],
  '/src/bridge/analytics/start-analytics.ts': [],
  '/src/api/client.ts': [],
  '/src/domain/tabs.ts': [],
  '/src/domain/money.ts': [],
  '/src/domain/otp.ts': [],
  '/src/domain/routes.ts': [],
  '/src/domain/bank-names.ts': [],
  '/src/features/bank-details/bank-details-screen.tsx': [['/node_modules/react/index.js', '/src/features/bank-details/bank-details-store.ts', '/src/domain/bank-names.ts', '/src/domain/otp.ts']],
  '/src/features/bank-details/bank-details-store.ts': [['/src/api/client.ts']],
  '/src/features/help/help-screen.tsx': [['/node_modules/react/index.js', '/src/widgets/badge.tsx', '/src/widgets/tile.tsx']],
  '/src/widgets/picture.tsx': [['/node_modules/react/jsx-runtime.js']],
  '/src/debug/report.ts': [],
  '/src/widgets/frame.tsx': [['/node_modules/react/index.js', '/src/widgets/regions.tsx']],
  '/src/widgets/badge.tsx': [['/node_modules/react/index.js']],
  '/src/widgets/tile.tsx': [['/node_modules/react/index.js']],
  '/src/features/earnings/earnings-screen.tsx': [
    ['/node_modules/react/index.js', '/src/widgets/frame.tsx', '/src/widgets/badge.tsx', '/src/widgets/card.tsx', '/src/features/earnings/overview.tsx', '/src/domain/money.ts', '/src/domain/tabs.ts', '/src/features/earnings/figures-store.ts', '/src/features/earnings/sum.tsx'],
    ['/src/features/earnings/drawer.tsx', '/src/widgets/info.tsx'],
  ],
  '/src/features/earnings/sum.tsx': [['/node_modules/react/index.js']],
  '/src/features/earnings/figures-store.ts': [['/src/api/client.ts']],
  '/src/features/earnings/drawer.tsx': [['/node_modules/react/index.js', '/src/features/earnings/sum.tsx'], ['/src/features/earnings/print.ts']],
  '/src/features/earnings/print.ts': [['/src/bridge/when-shown.ts']],
  '/src/features/home/home-screen.tsx': [['/node_modules/react/index.js', '/src/widgets/card.tsx', '/src/widgets/badge.tsx', '/src/domain/money.ts', '/src/widgets/picture.tsx'], ['/src/widgets/info.tsx']],
  '/src/features/performance/performance-screen.tsx': [['/node_modules/react/index.js'], ['/src/features/performance/newer/newer-screen.tsx', '/src/features/performance/older/older-screen.tsx']],
  '/src/features/performance/newer/newer-screen.tsx': [['/node_modules/react/index.js', '/src/widgets/wheel.tsx', '/src/widgets/picture.tsx']],
  '/src/widgets/wheel.tsx': [['/node_modules/react/index.js']],
  '/src/features/performance/older/older-screen.tsx': [['/node_modules/react/index.js']],
  '/src/widgets/info.tsx': [['/node_modules/react/index.js']],
  '/node_modules/react/index.js': [],
  '/node_modules/react/jsx-runtime.js': [],
};
const graph: ModuleGraph = {
  getModuleIds: () => Object.keys(modules),
  getModuleInfo: (id) => ({ importedIds: modules[id]?.[0] ?? [], dynamicallyImportedIds: modules[id]?.[1] ?? [] }),
};
const filesOf = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, chunkOf(id, graph)]));
const expectFiles = (files: Record<string, string>) => expect(filesOf(...Object.keys(files))).to.deep.equal(files);

describe('which modules travel together', () => {
  it('what an element’s file imports is the shell, React a file of its own', () => {
    expectFiles({ '/elements/define.ts': 'shell', '/src/domain/tabs.ts': 'shell', '/node_modules/react/index.js': 'react' });
  });

  it('what puts screens into elements is asked for by itself, so nothing that is shared is in it', () => {
    expectFiles({ '/elements/view.tsx': 'mount', '/src/widgets/frame.tsx': 'view' });
  });

  it('what the first element shares with others is in view', () => {
    expectFiles({ '/src/widgets/badge.tsx': 'view', '/src/domain/money.ts': 'view' });
  });

  it('what asks the API before something is drawn is in core: the runtime, and the stores of screens that are drawn before React', () => {
    expectFiles({ '/src/runtime.ts': 'core', '/src/api/client.ts': 'core', '/src/features/earnings/figures-store.ts': 'core' });
  });

  it('what only screens that are alike share is a file of theirs', () => {
    expectFiles({ '/src/widgets/picture.tsx': 'view' });
  });

  it('the app loads the files of its screens, and waits for none with React', () => {
    expectFiles({ '/src/domain/otp.ts': 'bank-details-data', '/src/domain/routes.ts': 'app' });
  });

  it('screens that are too small for a file share one', () => {
    expectFiles({ '/src/features/help/help-screen.tsx': 'info', '/src/widgets/tile.tsx': 'info' });
  });

  it('what is laid over a screen comes with what several screens need, and what a tap shows before it with neither React nor the figures', () => {
    expectFiles({
      '/src/widgets/modal.tsx': 'view', '/src/widgets/modal.css': 'drawer', '/elements/waiting-drawer.tsx': 'drawer',
      '/src/bridge/back-layers.ts': 'drawer', '/elements/painter.ts': 'drawing',
    });
  });

  it('what one screen alone opens with is its own file; what comes before React, too, where it is large enough', () => {
    expectFiles({
      '/src/features/earnings/earnings-screen.tsx': 'earnings', '/src/features/earnings/sum.tsx': 'earnings',
      '/src/features/home/home-screen.tsx': 'home', '/src/features/bank-details/bank-details-screen.tsx': 'bank-details',
      '/src/features/bank-details/bank-details-store.ts': 'bank-details-data', '/src/domain/bank-names.ts': 'bank-details',
    });
  });

  it('what draws figures before React is a file of the screen, or is in drawing; JSX too', () => {
    expectFiles({
      '/src/features/earnings/earnings-first.tsx': 'earnings-data', '/src/features/earnings/overview.tsx': 'earnings-data',
      '/src/widgets/card.tsx': 'drawing', '/src/widgets/regions.tsx': 'drawing', '/elements/first-frame.tsx': 'drawing', '/elements/painter.ts': 'drawing',
      '/node_modules/react/jsx-runtime.js': 'drawing',
    });
  });

  it('each version of a screen is a screen of its own', () => {
    expectFiles({
      '/src/features/performance/newer/newer-screen.tsx': 'newer-performance', '/src/widgets/wheel.tsx': 'newer-performance',
      '/src/features/performance/older/older-screen.tsx': 'older-performance',
    });
  });

  it('what a feature’s screens import later is one file, and what several do another', () => {
    expectFiles({ '/src/features/earnings/drawer.tsx': 'earnings-rest', '/src/features/earnings/print.ts': 'earnings-rest', '/src/widgets/info.tsx': 'rest' });
  });

  it('what a page is configured with is in no lazy code, which would bring React before anything', () => {
    expectFiles({ '/src/bridge/when-shown.ts': 'core', '/src/bridge/analytics/start-analytics.ts': 'analytics' });
  });

  it('what a failure asks for is a file of its own', () => {
    expectFiles({ '/elements/diagnose.ts': 'diagnosis', '/src/debug/report.ts': 'diagnosis' });
  });
});
