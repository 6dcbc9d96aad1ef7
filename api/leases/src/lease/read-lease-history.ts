import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { loadLeaseRecords } from './lease.store';
import { leaseTexts } from './lease.texts';
import { listAdjustmentEvents, listLeaseEvents, listMessageEvents } from './lease-event.store';
import { adjustmentText, leaseEventText, messageText } from './lease-event.texts';

type HistoryItem = ResponseOf<typeof leaseCalls.events>['data'][number];

/**
 * What has happened to a lease, latest first: recorded events, executed rent adjustments, messages to the tenants, creation and
 * archiving.
 */
export const readLeaseHistory = async (
  { tx }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof leaseCalls.events>> => {
  const [row] = await loadLeaseRecords(tx, [id]);
  const { created_at, archived_at } = orNotFound(row);
  const events = await listLeaseEvents(tx, id);
  // A lease from before this event was recorded does not have it: who created the lease is not known.
  const created = events.find(({ kind }) => kind === 'CREATED');
  const adjustments = await listAdjustmentEvents(tx, id);
  const messages = await listMessageEvents(tx, id);
  const items: HistoryItem[] = [
    { what: leaseTexts.created, at: created_at, who: created?.user_name ?? null, link: null },
    ...events
      .filter((event) => event !== created)
      .map(({ kind, detail, at, user_name }) => ({
        what: leaseEventText(kind, detail),
        at,
        who: user_name,
        link: null,
      })),
    ...adjustments.flatMap(({ executed_at, user_name, ...adjustment }) =>
      executed_at === null
        ? []
        : { what: adjustmentText(adjustment), at: executed_at, who: user_name, link: null },
    ),
    ...messages.map(({ id: messageId, subject, recipients, at, user_name }) => ({
      what: messageText(subject, recipients),
      at,
      who: user_name,
      link: routes.contact.message({ id: messageId }),
    })),
    ...(archived_at === null ? [] : [{ what: leaseTexts.archived, at: archived_at, who: null, link: null }]),
  ];
  return { data: items.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).toReversed() };
};
