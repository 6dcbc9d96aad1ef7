import { token } from '@husrum/api-client';
import { type LiveRemote, type Registry, registry as schema, urls } from '@husrum/contract/manifest';
import { report, sessionStore, withTimeout } from '@husrum/platform/shell';
import { fetchFrom, fetchHere } from '../registry/scripts';
import { type Override, overrideStore } from './override.store';

/** Who is signed in shows when the server has said so; nobody is until then. */
const isDeveloper = (): Promise<boolean> =>
  new Promise((answer) => {
    const look = () => {
      const session = sessionStore.get();
      if (!session && token.get() !== null) return;
      stop();
      answer(session?.user.developer ?? false);
    };
    const stop = sessionStore.subscribe(look);
    look();
  });

const remoteAt = async ({ remote, origin }: Override): Promise<LiveRemote> => {
  const answer = await fetch(origin + urls.registry, { cache: 'no-cache' });
  const found = schema.validateSync(await answer.json()).remotes.find(({ name }) => name === remote);
  if (!found) throw new Error(`${remote} is not in the registry of ${origin}`);
  fetchFrom(urls.remote(remote, found.build), origin);
  return { ...found, preload: [] };
};

/**
 * The registry as this browser's owner wants it: one remote from a Husrum on the own machine (`npm start` there).
 *
 * localStorage is writable by anybody who gets a reader to paste a line, and what is loaded from here runs as the
 * reader. So four things must agree, each of them enough to refuse:
 * 1. The stored value is a remote of the product and a loopback address; the schema is the server's own.
 * 2. The server says that the signed-in user is a developer. Until it has said so, nothing is overridden.
 * 3. The page's policy allows the address. It is `'self'` for everybody; the server adds one origin, by name, to the
 *    answer of a page whose cookie it has itself signed for a developer and that origin, and that soon expires.
 *    A meta tag cannot widen a policy and a service worker would outlive the sign-in; a signed cookie does neither.
 * 4. The address answers with CORS, which a Husrum in production never does.
 * `[::1]` is refused although it is loopback: a policy has no way to name it.
 */
export const overridden = async (registry: Registry): Promise<Registry> => {
  const override = overrideStore.get();
  if (!override || !(await withTimeout(isDeveloper()).catch(() => false))) return registry;
  try {
    const own = await remoteAt(override);
    const others = registry.remotes.filter(({ name }) => name !== own.name);
    return { ...registry, remotes: [...others, own] };
  } catch (error) {
    // The page goes on with what is deployed, and the bar says so, until the address answers again.
    fetchHere();
    report(error, { owner: 'shell', where: 'override' });
    return registry;
  }
};
