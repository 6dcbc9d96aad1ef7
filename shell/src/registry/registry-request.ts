import { withToken } from '@husrum/api-client';
import { CONTRACT_VERSION, urls } from '@husrum/contract/manifest';

declare global {
  /** Asked for by the page itself (src/page/registry.js). */
  var husrumRegistry: Promise<Response> | undefined;
}

/** The answer depends on who asks; a visitor gets what everybody gets. */
const ask = (): Promise<Response> => {
  const headers = withToken({ Accept: 'application/json' });
  return fetch(urls.registryFor(CONTRACT_VERSION), { cache: 'no-cache', headers });
};

/** The answer that is on its way already, once; after that a new one. */
export const requestRegistry = (): Promise<Response> => {
  const answer = globalThis.husrumRegistry ?? ask();
  globalThis.husrumRegistry = undefined;
  return answer;
};
