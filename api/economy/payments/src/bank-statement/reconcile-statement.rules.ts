import type { StatementState } from '@husrum/contract/bank-statement';
import { addDays, bankDayOnOrAfter, type LocalDate } from '@husrum/format';

/** What is known of a statement, in öre. */
export interface StatementFacts {
  readonly fromOn: LocalDate;
  readonly toOn: LocalDate;
  readonly openingOre: number;
  readonly closingOre: number;
  /** The statement before it on the account. Null: it is the first one that was read. */
  readonly previous: { readonly toOn: LocalDate; readonly closingOre: number } | null;
  readonly paid: {
    readonly depositsOre: number;
    readonly bookedOre: number;
    readonly asideOre: number;
    readonly undecidedOre: number;
    readonly undecided: number;
  };
  /** The number of entries of its days that cannot be read. */
  readonly unreadable: number;
  /** The payments in the books of the company in its days. */
  readonly registeredOre: number;
}

export interface Reconciliation {
  readonly state: StatementState;
  /** By how much the balance at its beginning differs from that at the end of the statement before. */
  readonly gapOre: number;
  /** The bank days between the two statements that neither has. */
  readonly missingDays: { readonly from: LocalDate; readonly to: LocalDate } | null;
  /** What of the deposits is neither registered, put aside nor undecided here: it is registered in an accounting program. */
  readonly elsewhereOre: number;
  /** Withdrawals, charges and whatever else moved the balance. */
  readonly otherOre: number;
  /**
   * Payments in the books on the same days that are not of the statement: registered by hand, or paid to another account. Negative for
   * payments of the statement that are booked on another day, as those of a locked month are.
   */
  readonly besidesOre: number;
}

const findMissingDays = ({ previous, fromOn }: StatementFacts): Reconciliation['missingDays'] => {
  if (previous === null) return null;
  const from = bankDayOnOrAfter(addDays(previous.toOn, 1));
  return from < fromOn ? { from, to: addDays(fromOn, -1) } : null;
};

/** What of a statement ties, and what is missing (docs/domain-rules.md, D-25). */
export const reconcileStatement = (facts: StatementFacts): Reconciliation => {
  const { previous, openingOre, closingOre, paid, unreadable, registeredOre } = facts;
  const gapOre = previous === null ? 0 : openingOre - previous.closingOre;
  const isReconciled = gapOre === 0 && paid.undecided === 0 && unreadable === 0;
  return {
    state: isReconciled ? 'RECONCILED' : 'OPEN',
    gapOre,
    missingDays: findMissingDays(facts),
    elsewhereOre: Math.max(0, paid.depositsOre - paid.bookedOre - paid.asideOre - paid.undecidedOre),
    otherOre: closingOre - openingOre - paid.depositsOre,
    besidesOre: registeredOre - paid.bookedOre,
  };
};

/** How many of the unreadable entries of a file may be of the days: those without a day may be of any. */
export const countUnreadable = (
  days: readonly (LocalDate | null)[],
  { fromOn, toOn }: Pick<StatementFacts, 'fromOn' | 'toOn'>,
): number => days.filter((day) => day === null || (day >= fromOn && day <= toOn)).length;
