import type { OkOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { leaseRecords } from './lease.store';
import { adjustmentsDone, eventsOfLease } from './lease-event.store';
import { adjustedText, leaseEventText } from './lease-event.texts';

type Moment = OkOf<typeof leaseCalls.events>['data'][number];

/** What has happened to a lease, latest first. */
export const readEvents = async (
  { tx }: RequestContext,
  id: number,
): Promise<OkOf<typeof leaseCalls.events>> => {
  const [row] = await leaseRecords(tx, [id]);
  const { created_at, archived_at } = orNotFound(row);
  const done = await eventsOfLease(tx, id);
  const adjusted = await adjustmentsDone(tx, id);
  const moments: Moment[] = [
    { what: 'Uthyrningen lades upp', at: created_at, who: null },
    ...done.map(({ what, detail, at, who }) => ({ what: leaseEventText(what, detail), at, who })),
    ...adjusted.flatMap(({ executed_at, who, ...adjustment }) =>
      executed_at === null ? [] : { what: adjustedText(adjustment), at: executed_at, who },
    ),
    ...(archived_at === null ? [] : [{ what: 'Arkiverad', at: archived_at, who: null }]),
  ];
  return { data: moments.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).toReversed() };
};
