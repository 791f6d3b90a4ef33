/**
 * The files of `--sample`: what engines differ in most (focus, dialogs, layout, history, storage, files, keys, chunks,
 * right-to-left pages) and three journeys.
 */
export const sample = [
  'test/bridge/load-chunk.test.ts',
  'test/bridge/print-node.test.ts',
  'test/bridge/save-file.test.ts',
  'test/elements/app/views-in-address.test.ts',
  'test/elements/back.test.ts',
  'test/elements/remembered.test.ts',
  'test/embedding/dialog-and-shadow-root.test.ts',
  'test/embedding/hostile-css.test.ts',
  'test/embedding/right-to-left.test.ts',
  'test/engines/first-commission.journey.ts',
  'test/engines/offline.journey.ts',
  'test/engines/policy.journey.ts',
  'test/features/auto-dm/custom-words.test.ts',
  'test/features/bank-details/bank-details.test.ts',
  'test/features/earnings/earnings.test.ts',
  'test/features/links/creating/bad-input.test.ts',
  'test/state/resource.test.ts',
  'test/widgets/dialogs.test.tsx',
  'test/widgets/dropdown.test.tsx',
  'test/widgets/infinite-list.test.tsx',
  'test/widgets/when-near.test.tsx',
];
