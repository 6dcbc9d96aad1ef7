import type { LiveBuilds } from '@husrum/contract/release';
import type { PublicContext } from '../platform/http';
import { servedShell } from '../platform/web/shell';
import { liveBuilds } from './live-builds';

/** What whoever changes the contract must not break; says nothing of which account is given what. */
export const listLive = async ({
  db,
  settings,
}: Pick<PublicContext, 'db' | 'settings'>): Promise<LiveBuilds> => ({
  shell: (await servedShell(settings.root)).build,
  builds: (await db.system(liveBuilds)).map(({ remote, build, chosen }) => ({ remote, build, chosen })),
});
