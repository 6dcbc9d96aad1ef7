import { column, paginate, type RequestContext } from '@husrum/api-platform';
import { requireDeveloperTx } from '@husrum/api-settings';
import type { Page, QueryOf } from '@husrum/contract/core';
import type { ReleaseEntry, releaseCalls } from '@husrum/contract/release';
import { listReleasesByIds, selectReleases } from './release.store';
import { toReleaseEntry } from './release-actions';

/** A page of releases, newest first by default. */
export const listReleaseLog = async (
  query: QueryOf<typeof releaseCalls.log>,
  context: RequestContext,
): Promise<Page<ReleaseEntry>> => {
  const tx = await requireDeveloperTx(context);
  return paginate({ tx, url: context.url }, query, {
    from: selectReleases(tx, query.remote),
    id: 'remote_release.id',
    sort: { at: column('remote_release.at') },
    defaultSort: [column('remote_release.id'), 'desc'],
    load: async (ids) => (await listReleasesByIds(tx, ids)).map(toReleaseEntry),
  });
};
