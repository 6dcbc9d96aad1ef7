import { token } from '@husrum/api-client';
import { type LiveRemote, type Registry, registry as schema, urls } from '@husrum/contract/manifest';
import { captureException, sessionStore, withTimeout } from '@husrum/platform/shell';
import { redirectScripts, resetScriptOrigins } from '../registry/script-loader';
import { type Override, overrideStore } from './override.store';

/** Whether the signed-in user is a developer. Waits for the session if there is a token. */
const isDeveloper = (): Promise<boolean> =>
  new Promise((resolve) => {
    const checkSession = () => {
      const session = sessionStore.get();
      if (!session && token.get() !== null) return;
      unsubscribe();
      resolve(session?.user.developer ?? false);
    };
    const unsubscribe = sessionStore.subscribe(checkSession);
    checkSession();
  });

/** Fetches the remote's manifest from the origin. Its scripts are fetched from there too from now on. */
const fetchRemoteFrom = async ({ remote, origin }: Override): Promise<LiveRemote> => {
  const response = await fetch(origin + urls.registry, { cache: 'no-cache' });
  const manifest = schema.validateSync(await response.json()).remotes.find(({ name }) => name === remote);
  if (!manifest) throw new Error(`${remote} is not in the registry of ${origin}`);
  redirectScripts(urls.remote(remote, manifest.build), origin);
  // Preload links would fetch from the page's own origin.
  return { ...manifest, preload: [] };
};

/**
 * Replaces one remote in the registry with the build of a Husrum on the developer's own machine (`npm start` there).
 *
 * An attacker can get a user to paste a line that writes to localStorage, and the code of an override runs as the user.
 * So the override is used only if all four conditions are met:
 * 1. The stored value is a known remote and a loopback address, checked with the server's own schema.
 * 2. The server has confirmed that the signed-in user is a developer.
 * 3. The page's content security policy allows the origin. The default is `'self'`. The server adds one origin if the
 *    page request has a short-lived cookie that the server has signed for a developer and that origin. A meta tag
 *    could not widen the policy, and a service worker would outlive the sign-in.
 * 4. The address answers with CORS headers, which a Husrum in production never sends.
 * `[::1]` is refused although it is a loopback address: a content security policy cannot name it.
 */
export const applyDeveloperOverride = async (registry: Registry): Promise<Registry> => {
  const override = overrideStore.get();
  if (!override || !(await withTimeout(isDeveloper()).catch(() => false))) return registry;
  try {
    const local = await fetchRemoteFrom(override);
    const others = registry.remotes.filter(({ name }) => name !== local.name);
    return { ...registry, remotes: [...others, local] };
  } catch (error) {
    // Use the deployed build until the address answers again. The override bar shows that it does not answer.
    resetScriptOrigins();
    captureException(error, { owner: 'shell', source: 'override' });
    return registry;
  }
};
