import type { NoticeType } from '@husrum/contract/lease';
import { formatMonth, type LocalDate, type Month } from '@husrum/format';
import type { Span } from '../rent/period';
import type { LeaseEventKind } from './lease.tables';
import { hasSameTerms, type RentTerms } from './lease-change.rules';
import { formatRent, termsDetail } from './lease-event.texts';

export interface LeaseEventInput {
  kind: LeaseEventKind;
  /** The variable part of the event's text: a day, a rent or a name. */
  detail: string | null;
}

/** The fields of a lease whose changes are recorded. */
interface RecordedFields extends RentTerms, Span {
  reference: string | null;
  notice_length: number;
  notice_type: NoticeType;
  next_invoice_month: Month | null;
}

const endEvents = (before: Span, after: Span): LeaseEventInput[] => {
  if (after.stop === before.stop) return [];
  if (after.stop === null) return [{ kind: 'RESTORED', detail: null }];
  return [{ kind: before.stop === null ? 'ENDED' : 'END_MOVED', detail: after.stop }];
};

/** The history events of a change of a lease. `termsFrom` is the first day of the new terms. */
export const toLeaseEvents = (
  before: RecordedFields,
  after: RecordedFields,
  termsFrom: LocalDate,
): LeaseEventInput[] => {
  const events = endEvents(before, after);
  if (after.start !== before.start) events.push({ kind: 'START_MOVED', detail: after.start });
  if (!hasSameTerms(before, after))
    events.push({ kind: 'TERMS', detail: termsDetail(formatRent(after), termsFrom) });
  const month = after.next_invoice_month;
  if (month !== null && month !== before.next_invoice_month)
    events.push({ kind: 'MONTH_MOVED', detail: formatMonth(month) });
  const hasOtherDetails =
    after.reference !== before.reference ||
    after.notice_length !== before.notice_length ||
    after.notice_type !== before.notice_type;
  return hasOtherDetails ? [...events, { kind: 'DETAILS', detail: null }] : events;
};
