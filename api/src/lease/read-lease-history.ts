import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { loadLeaseRecords } from './lease.store';
import { leaseTexts } from './lease.texts';
import { listAdjustmentEvents, listLeaseEvents } from './lease-event.store';
import { adjustmentText, leaseEventText } from './lease-event.texts';

type HistoryItem = ResponseOf<typeof leaseCalls.events>['data'][number];

/** What has happened to a lease, latest first: recorded events, executed rent adjustments, creation and archiving. */
export const readLeaseHistory = async (
  { tx }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof leaseCalls.events>> => {
  const [row] = await loadLeaseRecords(tx, [id]);
  const { created_at, archived_at } = orNotFound(row);
  const events = await listLeaseEvents(tx, id);
  const adjustments = await listAdjustmentEvents(tx, id);
  const items: HistoryItem[] = [
    { what: leaseTexts.created, at: created_at, who: null },
    ...events.map(({ what, detail, at, who }) => ({ what: leaseEventText(what, detail), at, who })),
    ...adjustments.flatMap(({ executed_at, who, ...adjustment }) =>
      executed_at === null ? [] : { what: adjustmentText(adjustment), at: executed_at, who },
    ),
    ...(archived_at === null ? [] : [{ what: leaseTexts.archived, at: archived_at, who: null }]),
  ];
  return { data: items.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).toReversed() };
};
