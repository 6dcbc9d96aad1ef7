import type { ReminderExclusion } from '@husrum/contract/reminder';
import { addDays, daysBetween, type LocalDate, latestDate } from '@husrum/format';

/** When a company reminds (docs/domain-rules.md, D-29). */
export interface ReminderTerms {
  readonly isOn: boolean;
  /** The days after the due date of each level, the first level first. */
  readonly days: readonly number[];
  readonly feeOre: number;
  /** The first level at which the fee is stated. */
  readonly feeLevel: number;
}

/** A sent invoice whose due date has passed, and that has something left to pay. */
export interface LateInvoice {
  readonly id: number;
  readonly tenantId: number | null;
  readonly companyId: number | null;
  readonly dueAt: LocalDate;
  readonly leftOre: number;
  /** Whether its payments are registered in an accounting program, which reminds by itself. */
  readonly isInProgram: boolean;
  /** Whether the tenant has got it: its mail has not bounced. */
  readonly hasArrived: boolean;
  readonly isDisputed: boolean;
  readonly asideUntil: LocalDate | null;
  /** The number of the unresolved ticket that a person has tied to it. */
  readonly openTicket: number | null;
  /** The day until which the tenant has promised to pay. */
  readonly promisedOn: LocalDate | null;
  /** Whether it is in a reminder that is not sent. */
  readonly isPending: boolean;
  /** The level and the day of the last sent reminder. */
  readonly lastLevel: number;
  readonly remindedOn: LocalDate | null;
  /** Whether its lease has agreed on the fee, and whether a reminder has stated it for this invoice. */
  readonly isFeeAgreed: boolean;
  readonly hasFee: boolean;
}

/** An amount that no reminder is written for: less than a krona. */
const SMALL_ORE = 100;

/**
 * The first day of the next level: so many days after the due date, and as long after the last reminder as the levels are apart. So a
 * company that begins late does not send two levels at once.
 */
export const nextReminderDay = (
  { dueAt, lastLevel, remindedOn }: Pick<LateInvoice, 'dueAt' | 'lastLevel' | 'remindedOn'>,
  { days }: Pick<ReminderTerms, 'days'>,
): LocalDate | null => {
  const next = days[lastLevel];
  if (next === undefined) return null;
  const byDue = addDays(dueAt, next);
  const previous = days[lastLevel - 1];
  if (remindedOn === null || previous === undefined) return byDue;
  return latestDate(byDue, addDays(remindedOn, next - previous));
};

/** The level of the reminder that the invoice is due for today, or why it is not reminded of. */
export const decideReminder = (
  invoice: LateInvoice,
  terms: ReminderTerms | undefined,
  today: LocalDate,
): { readonly level: number } | { readonly exclusion: ReminderExclusion } => {
  const exclusions: readonly (readonly [ReminderExclusion, boolean])[] = [
    ['PROGRAM', invoice.isInProgram],
    ['OFF', terms === undefined || !terms.isOn],
    ['NO_TENANT', invoice.tenantId === null],
    ['NOT_ARRIVED', !invoice.hasArrived],
    ['SMALL', invoice.leftOre < SMALL_ORE],
    ['DISPUTED', invoice.isDisputed],
    ['TICKET', invoice.openTicket !== null],
    ['ASIDE', invoice.asideUntil !== null && invoice.asideUntil >= today],
    ['PROMISE', invoice.promisedOn !== null && invoice.promisedOn >= today],
    ['PENDING', invoice.isPending],
  ];
  const exclusion = exclusions.find(([, applies]) => applies)?.[0];
  if (exclusion !== undefined || terms === undefined) return { exclusion: exclusion ?? 'OFF' };
  const day = nextReminderDay(invoice, terms);
  if (day === null) return { exclusion: 'NO_LEVEL' };
  return today < day ? { exclusion: 'EARLY' } : { level: invoice.lastLevel + 1 };
};

/** An invoice in a reminder. */
export interface ReminderLine {
  readonly id: number;
  readonly level: number;
  readonly dueAt: LocalDate;
  readonly leftOre: number;
  readonly feeOre: number;
}

export interface ReminderPlan<I extends LateInvoice> {
  readonly tenantId: number;
  readonly companyId: number;
  readonly level: number;
  readonly owedOre: number;
  readonly feeOre: number;
  readonly lines: readonly (I & ReminderLine)[];
}

type DueInvoice<I extends LateInvoice> = I & { readonly level: number };

/**
 * The fee of a letter is stated once, for the invoice that was due first of those whose lease has agreed on it, that have reached the
 * level of the fee and for which none has been stated.
 */
export const stateFee = <I extends LateInvoice>(
  invoices: readonly DueInvoice<I>[],
  { feeOre, feeLevel }: Pick<ReminderTerms, 'feeOre' | 'feeLevel'>,
): (DueInvoice<I> & ReminderLine)[] => {
  const inOrder = invoices.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt) || a.id - b.id);
  const bearer = inOrder.find(
    ({ isFeeAgreed, hasFee, level }) => isFeeAgreed && !hasFee && level >= feeLevel,
  );
  return inOrder.map((invoice) => ({ ...invoice, feeOre: invoice === bearer ? feeOre : 0 }));
};

/** The sums of a letter. */
export const sumLines = (lines: readonly ReminderLine[]) => ({
  level: Math.max(...lines.map(({ level }) => level)),
  owedOre: lines.reduce((sum, { leftOre }) => sum + leftOre, 0),
  feeOre: lines.reduce((sum, { feeOre }) => sum + feeOre, 0),
});

export interface Exclusion<I extends LateInvoice> {
  readonly invoice: I;
  readonly exclusion: ReminderExclusion;
}

/** One reminder for each tenant and company, with the invoices that are due for one, and the others with what keeps them out. */
export const planReminders = <I extends LateInvoice>(
  invoices: readonly I[],
  termsByCompany: ReadonlyMap<number, ReminderTerms>,
  today: LocalDate,
): { readonly plans: readonly ReminderPlan<I>[]; readonly excluded: readonly Exclusion<I>[] } => {
  const excluded: Exclusion<I>[] = [];
  const groups = new Map<string, { tenantId: number; companyId: number; due: DueInvoice<I>[] }>();
  for (const invoice of invoices) {
    const { tenantId, companyId } = invoice;
    const terms = companyId === null ? undefined : termsByCompany.get(companyId);
    const decision = decideReminder(invoice, terms, today);
    if ('exclusion' in decision) excluded.push({ invoice, exclusion: decision.exclusion });
    else if (tenantId !== null && companyId !== null) {
      const key = `${tenantId} ${companyId}`;
      const group = groups.get(key) ?? { tenantId, companyId, due: [] };
      group.due.push({ ...invoice, level: decision.level });
      groups.set(key, group);
    }
  }
  const plans = [...groups.values()].map(({ tenantId, companyId, due }) => {
    const terms = termsByCompany.get(companyId) ?? { feeOre: 0, feeLevel: 1 };
    const lines = stateFee(due, terms);
    return { tenantId, companyId, ...sumLines(lines), lines };
  });
  return { plans, excluded };
};

export const daysLate = (dueAt: LocalDate, today: LocalDate): number => daysBetween(dueAt, today);
