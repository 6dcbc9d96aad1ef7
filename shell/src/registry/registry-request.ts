import { withToken } from '@husrum/api-client';
import { CONTRACT_VERSION, urls } from '@husrum/contract/manifest';

declare global {
  /** The request that the page starts itself (src/page/registry.js). */
  var husrumRegistry: Promise<Response> | undefined;
}

/** The response depends on the account, so the token is sent. Without one it is the default registry. */
const fetchRegistryResponse = (): Promise<Response> => {
  const headers = withToken({ Accept: 'application/json' });
  return fetch(urls.registryFor(CONTRACT_VERSION), { cache: 'no-cache', headers });
};

/** The first call uses the request that the page has started. Later calls send a new one. */
export const requestRegistry = (): Promise<Response> => {
  const response = globalThis.husrumRegistry ?? fetchRegistryResponse();
  globalThis.husrumRegistry = undefined;
  return response;
};
