/** The exports of `creator-elements/testing` for tests of a host page (docs/testing.md). */
export { assertEmbed, EmbedError, type EmbedCheck, type EmbedExpectations, type EmbedProblem } from './assert-embed';
export { createFakeRuntime, type FakeRuntime, type FakeRuntimeOptions } from './fake-runtime';
