import { hasDays, type Span } from '@husrum/api-rent';
import type { NoticeType } from '@husrum/contract/lease';
import { formatMonth, type LocalDate, type Month } from '@husrum/format';
import type { LeaseEventKind } from './lease.tables';
import { hasSameTerms, type RentTerms } from './lease-change.rules';
import {
  endDetail,
  formatRent,
  noticeGivenText,
  noticePeriodText,
  referenceText,
  termsDetail,
} from './lease-event.texts';

export interface LeaseEventInput {
  kind: LeaseEventKind;
  /** The variable part of the event's text, for example a day, a rent or a name. It is null for a text without one. */
  detail: string | null;
}

/** The fields of a lease whose changes are recorded. */
interface RecordedFields extends RentTerms, Span {
  reference: string | null;
  notice_length: number;
  notice_type: NoticeType;
  next_invoice_month: Month | null;
  notice_given: LocalDate | null;
}

const endEvents = (before: RecordedFields, after: RecordedFields): LeaseEventInput[] => {
  if (after.stop === before.stop) return [];
  if (after.stop === null) return [{ kind: 'RESTORED', detail: null }];
  if (!hasDays(after)) return [{ kind: 'CALLED_OFF', detail: null }];
  const detail = endDetail(after.stop, after.notice_given);
  return [{ kind: before.stop === null ? 'ENDED' : 'END_MOVED', detail }];
};

/**
 * The texts about a changed reference, notice period and day of notice. With a new end, the event of the end already contains the
 * day of notice.
 */
const listDetailChanges = (before: RecordedFields, after: RecordedFields): string[] => {
  const changes: string[] = [];
  if (after.reference !== before.reference) changes.push(referenceText(after.reference));
  if (after.notice_length !== before.notice_length || after.notice_type !== before.notice_type)
    changes.push(noticePeriodText(after));
  if (after.stop !== null && after.stop === before.stop && after.notice_given !== before.notice_given)
    changes.push(noticeGivenText(after.notice_given));
  return changes;
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
  const changes = listDetailChanges(before, after);
  return changes.length > 0 ? [...events, { kind: 'DETAILS', detail: changes.join('. ') }] : events;
};
