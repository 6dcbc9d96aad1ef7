import type { Page, QueryOf } from '@husrum/contract/core';
import type { ReleaseEntry, releaseCalls } from '@husrum/contract/release';
import { column, pageOf } from '../platform/db';
import type { Work } from '../platform/http';
import { entryOf } from './change-remote';
import { developerTx } from './developer.store';
import { releasesByIds, releasesFrom } from './release.store';

/** What was done, newest first unless otherwise asked. */
export const listLog = async (
  query: QueryOf<typeof releaseCalls.log>,
  work: Work,
): Promise<Page<ReleaseEntry>> => {
  const tx = await developerTx(work);
  return pageOf({ tx, url: work.url }, query, {
    from: releasesFrom(tx, query.remote),
    id: 'remote_release.id',
    sort: { at: column('remote_release.at') },
    otherwise: [column('remote_release.id'), 'desc'],
    load: async (ids) => (await releasesByIds(tx, ids)).map(entryOf),
  });
};
