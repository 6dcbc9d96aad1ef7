import type { InvoiceKind, InvoiceStation, InvoiceStatus } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import type { InvoiceEvent } from './invoice.tables';

const marks: Readonly<Record<InvoiceStation, readonly InvoiceEvent[]>> = {
  CREATED: ['CREATED', 'GENERATED'],
  APPROVED: ['APPROVED'],
  SENT: ['SENT', 'MARKED_SENT'],
  PAID: ['PAID', 'OFFSET'],
};

/** Which event reached which station, by its place among all events. */
export const stationsOf = (
  events: readonly InvoiceEvent[],
  status: InvoiceStatus,
): ReadonlyMap<number, InvoiceStation> => {
  const is = (station: InvoiceStation) => (event: InvoiceEvent) => marks[station].includes(event);
  const approved = events.findLastIndex(is('APPROVED'));
  const found: readonly (readonly [number, InvoiceStation])[] = [
    [events.findIndex(is('CREATED')), 'CREATED'],
    // What was changed afterwards must be approved anew.
    [approved > events.lastIndexOf('REOPENED') ? approved : -1, 'APPROVED'],
    [events.findIndex(is('SENT')), 'SENT'],
    [status === 'PAYED' ? events.findLastIndex(is('PAID')) : -1, 'PAID'],
  ];
  return new Map(found.filter(([at]) => at >= 0));
};

interface Ahead {
  kind: InvoiceKind;
  status: InvoiceStatus;
  sent_at: string | null;
  send_date: LocalDate | null;
  due_at: LocalDate | null;
}

/** The stations that are still ahead, with the day on which each is to be reached. */
export const stationsAhead = ({ kind, status, sent_at, send_date, due_at }: Ahead) => {
  if (status === 'CANCELLED' || status === 'CREDITED' || status === 'PAYED') return [];
  const ahead: { station: InvoiceStation; on: LocalDate | null }[] = [];
  if (sent_at === null) {
    if (status !== 'READY') ahead.push({ station: 'APPROVED', on: null });
    ahead.push({ station: 'SENT', on: send_date });
  }
  if (kind !== 'CREDIT') ahead.push({ station: 'PAID', on: due_at });
  return ahead;
};
