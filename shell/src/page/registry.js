/**
 * Requests the registry before any bundle has loaded; src/registry/registry-request.ts uses the response.
 * The build replaces REGISTRY with the URL.
 */
(() => {
  let token = null;
  try {
    token = localStorage.getItem('husrum.token');
  } catch {
    // Storage may be blocked: request as a visitor who is not signed in.
  }
  const headers = { Accept: 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  window.husrumRegistry = fetch(REGISTRY, { cache: 'no-cache', headers });
  window.husrumRegistry.catch(() => {});
})();
