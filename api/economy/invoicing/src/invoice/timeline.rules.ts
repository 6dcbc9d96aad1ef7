import type { InvoiceKind, InvoiceMilestone, InvoiceStatus } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import type { InvoiceEventKind } from './invoice.tables';
import type { InvoiceStage } from './invoice-status.rules';

const eventsByMilestone: Readonly<Record<InvoiceMilestone, readonly InvoiceEventKind[]>> = {
  CREATED: ['CREATED', 'GENERATED'],
  APPROVED: ['APPROVED'],
  SENT: ['SENT', 'MARKED_SENT'],
  PAID: ['PAID', 'OFFSET'],
};

/** The milestone that each event reached, by the event's index. Most events reached none. */
export const reachedMilestones = (
  events: readonly InvoiceEventKind[],
  status: InvoiceStatus,
  isWrittenOff = false,
): ReadonlyMap<number, InvoiceMilestone> => {
  const reaches = (milestone: InvoiceMilestone) => (event: InvoiceEventKind) =>
    eventsByMilestone[milestone].includes(event);
  const approved = events.findLastIndex(reaches('APPROVED'));
  const reached: readonly (readonly [number, InvoiceMilestone])[] = [
    [events.findIndex(reaches('CREATED')), 'CREATED'],
    // An invoice that was changed after its approval must be approved again.
    [approved > events.lastIndexOf('REOPENED') ? approved : -1, 'APPROVED'],
    [events.findIndex(reaches('SENT')), 'SENT'],
    // Nothing is left to pay of a written-off invoice, but it was not paid.
    [status === 'PAYED' && !isWrittenOff ? events.findLastIndex(reaches('PAID')) : -1, 'PAID'],
  ];
  return new Map(reached.filter(([index]) => index >= 0));
};

interface InvoiceProgress {
  kind: InvoiceKind;
  status: InvoiceStatus;
  stage: InvoiceStage;
  sent_at: string | null;
  send_date: LocalDate | null;
  /** Whether a run sends it on its send date. */
  is_sent_by_run: boolean;
  due_at: LocalDate | null;
}

/**
 * The milestones that are left, each with the day on which it should be reached. Only an invoice that a run sends has a day of
 * sending: nobody plans when a person does it.
 */
export const remainingMilestones = (invoice: InvoiceProgress) => {
  const { kind, status, stage, sent_at, send_date, is_sent_by_run, due_at } = invoice;
  if (status === 'CANCELLED' || status === 'CREDITED' || status === 'PAYED') return [];
  const remaining: { station: InvoiceMilestone; on: LocalDate | null }[] = [];
  if (sent_at === null) {
    // An approved invoice can have the status ERROR.
    if (status !== 'READY' && stage !== 'READY') remaining.push({ station: 'APPROVED', on: null });
    remaining.push({ station: 'SENT', on: is_sent_by_run ? send_date : null });
  }
  if (kind !== 'CREDIT') remaining.push({ station: 'PAID', on: due_at });
  return remaining;
};
