/** The list of remotes is asked for before anything else is here; src/registry/registry-request.ts takes the answer. The build fills in where. */
(() => {
  let token = null;
  try {
    token = localStorage.getItem('husrum.token');
  } catch {
    // Storage may be refused; a visitor asks then.
  }
  const headers = { Accept: 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  window.husrumRegistry = fetch(REGISTRY, { cache: 'no-cache', headers });
  window.husrumRegistry.catch(() => {});
})();
