/** The exports of 'creator-elements': configuration and types. It loads no element. */
export { configureCreator, createRuntime, type PageConfig } from '../src/configure-creator';
export { detectHost } from '../src/bridge/detect-host';
export type { CreatorConfig, CreatorEvent, Runtime } from '../src/runtime';
export type { Brand } from '../src/domain/brand';
export type { AuthInfo, Host } from '../src/bridge/host';
export type { WebviewOptions } from '../src/bridge/bridge-host';
export type { ElementStatus } from './base-element';
export type {
  CreatorChangeDetail, CreatorErrorDetail, CreatorEventMap, CreatorNavigateDetail, CreatorOpenExternalDetail, CreatorReadyDetail,
  CreatorSessionExpiredDetail, CreatorTrackDetail,
} from './events';
export type { ScreenElement } from './screen-element';
