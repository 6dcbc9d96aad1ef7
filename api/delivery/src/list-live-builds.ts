import type { PublicContext } from '@husrum/api-platform';
import type { LiveBuilds } from '@husrum/contract/release';
import { findLiveBuilds } from './find-live-builds';
import { readServedShell } from './web/shell';

/**
 * The builds that some user can get: contract changes must not break them. `chosen` is why: pinned, canary or default. They do
 * not tell which account gets which.
 */
export const listLiveBuilds = async ({
  db,
  settings,
}: Pick<PublicContext, 'db' | 'settings'>): Promise<LiveBuilds> => ({
  shell: (await readServedShell(settings.webRoot)).build,
  builds: (await db.system(findLiveBuilds)).map(({ remote, build, chosen }) => ({ remote, build, chosen })),
});
