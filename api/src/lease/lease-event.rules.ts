import { type NoticeType, perInterval } from '@husrum/contract/lease';
import { kronor, kronorPerSquareMetre, type LocalDate, type Month, monthLabel } from '@husrum/format';
import type { Span } from '../rent/period';
import type { LeaseEvent } from './lease.tables';
import { type RentBasis, sameTerms } from './lease-change.rules';

export interface Happening {
  what: LeaseEvent;
  /** What the sentence about it needs beside: a day, a rent, a name. */
  detail: string | null;
}

interface Told extends RentBasis, Span {
  reference: string | null;
  notice_length: number;
  notice_type: NoticeType;
  next_invoice_month: Month | null;
}

export const rentText = ({
  fee,
  fee_as_m2,
  payment_interval,
}: Pick<RentBasis, 'fee' | 'fee_as_m2' | 'payment_interval'>): string =>
  `${fee_as_m2 ? kronorPerSquareMetre(Number(fee)) : kronor(Number(fee))}${perInterval[payment_interval]}`;

const endTold = (before: Span, after: Span): Happening[] => {
  if (after.stop === before.stop) return [];
  if (after.stop === null) return [{ what: 'RESTORED', detail: null }];
  return [{ what: before.stop === null ? 'ENDED' : 'END_MOVED', detail: after.stop }];
};

/** What a change of a lease is remembered as. `termsFrom` is the day from which new terms count. */
export const happeningsOf = (before: Told, after: Told, termsFrom: LocalDate): Happening[] => {
  const told = endTold(before, after);
  if (after.start !== before.start) told.push({ what: 'START_MOVED', detail: after.start });
  if (!sameTerms(before, after)) told.push({ what: 'TERMS', detail: `${rentText(after)} från ${termsFrom}` });
  const month = after.next_invoice_month;
  if (month !== null && month !== before.next_invoice_month)
    told.push({ what: 'MONTH_MOVED', detail: monthLabel(month) });
  const details =
    after.reference !== before.reference ||
    after.notice_length !== before.notice_length ||
    after.notice_type !== before.notice_type;
  return details ? [...told, { what: 'DETAILS', detail: null }] : told;
};
