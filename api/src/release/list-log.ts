import type { Page, QueryOf } from '@husrum/contract/core';
import type { ReleaseEntry, releaseCalls } from '@husrum/contract/release';
import { column, pageOf } from '../platform/db';
import type { RequestContext } from '../platform/http';
import { entryOf } from './change-remote';
import { developerTx } from './developer.store';
import { releasesByIds, releasesFrom } from './release.store';

/** What was done, newest first unless otherwise asked. */
export const listLog = async (
  query: QueryOf<typeof releaseCalls.log>,
  context: RequestContext,
): Promise<Page<ReleaseEntry>> => {
  const tx = await developerTx(context);
  return pageOf({ tx, url: context.url }, query, {
    from: releasesFrom(tx, query.remote),
    id: 'remote_release.id',
    sort: { at: column('remote_release.at') },
    defaultSort: [column('remote_release.id'), 'desc'],
    load: async (ids) => (await releasesByIds(tx, ids)).map(entryOf),
  });
};
