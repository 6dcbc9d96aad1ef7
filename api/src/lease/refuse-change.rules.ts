import { type LocalDate, type Month, monthLabel, startOfMonth } from '@husrum/format';
import { earliestChoice, type GenerateSettings } from '../rent/config-month.rules';
import type { Span } from '../rent/period';
import { type BilledSpan, changesEnd } from './lease-change.rules';

/** Texts under fields: what speaks against a change. Empty when nothing does. */
export type Objections = Record<string, string[]>;

interface Days extends Span {
  next_invoice_month: Month | null;
}

/** Receipts that are still out hold the end where it is. */
export const againstEnd = (before: Span, after: Span, unreturned: number): Objections => {
  if (unreturned === 0 || !changesEnd(before, after)) return {};
  const which =
    unreturned === 1 ? '1 kvittens är inte återlämnad' : `${unreturned} kvittenser är inte återlämnade`;
  return { stop: [`Slutdatumet kan inte ändras: ${which}`] };
};

/** A start after days that are billed would leave invoices without a lease. */
export const againstStart = (before: Span, after: Span, { first }: BilledSpan): Objections => {
  if (after.start === before.start || first === null || after.start <= first) return {};
  return { start: [`Det finns hyresavier från ${first}. Startdatum kan inte vara senare än så`] };
};

/** A month that somebody chose; one that is sent back unchanged, or not at all, is no choice. */
export const againstMonth = (
  before: Days,
  after: Days,
  settings: GenerateSettings,
  today: LocalDate,
): Objections => {
  const chosen = after.next_invoice_month;
  if (chosen === null || chosen === before.next_invoice_month) return {};
  const least = earliestChoice(today, settings, before.next_invoice_month);
  if (chosen < least) return { next_invoice_month: [`Välj ${monthLabel(least)} eller senare`] };
  if (after.stop !== null && startOfMonth(chosen) > after.stop)
    return { next_invoice_month: [`Uthyrningen upphör ${after.stop}: välj en tidigare månad`] };
  return {};
};
