import { configureCreator, createRuntime, detectHost, type CreatorErrorDetail, type PageConfig, type Runtime } from 'creator-elements';
import { CreatorEarnings } from 'creator-elements/creator-earnings';
import { detectHost as sameHost } from 'creator-elements/host';
import { observe, tags } from 'creator-elements/loader';
import 'creator-elements/creator-app';
// Together with the modules, as the types of the frameworks are used.
import type {} from 'creator-elements/types/dom';

const config: PageConfig = { apiBase: '/api', brand: { name: 'Bazaar' }, host: detectHost({ back: () => false }), analytics: {} };
const runtime: Runtime = configureCreator(config);
const earnings = new CreatorEarnings();
earnings.runtime = createRuntime({ fetch });
const status: 'idle' | 'loading' | 'ready' | 'degraded' | 'error' = document.createElement('creator-earnings').status;
earnings.addEventListener('creator-error', (event) => {
  const { code, retryable } = (event as CustomEvent<CreatorErrorDetail>).detail;
  console.log(code, retryable, status, tags.length, sameHost === detectHost);
});
document.querySelector('creator-app')?.navigate('/earnings');
observe(earnings.attachShadow({ mode: 'open' }));
// @ts-expect-error a runtime is not a word
earnings.runtime = 'production';
runtime.signOut();
