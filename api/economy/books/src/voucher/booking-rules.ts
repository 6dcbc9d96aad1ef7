import type { IncomeKind } from '@husrum/contract/company-books';
import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';

/** An account for income of a kind, of objects of a kind, or both. Null: of all kinds. */
export interface IncomeAccount {
  readonly income: IncomeKind | null;
  readonly object: EntityKind | null;
  readonly taxRate: TaxRate;
  readonly account: number;
}

/** How a company keeps its books (docs/domain-rules.md, D-24). They apply to what is booked from now on. */
export interface BookingRules {
  /** Whether income is booked when its month begins. */
  readonly accrues: boolean;
  /** Null: VAT that the landlord has chosen is on the account of other VAT. */
  readonly voluntaryVatAccount: number | null;
  readonly accounts: readonly IncomeAccount[];
  /** The days of whose sent invoices income is booked when it is paid. Null: none, and no end. */
  readonly cashFrom: LocalDate | null;
  readonly cashUntil: LocalDate | null;
  /** The first month of the fiscal year, 1–12. */
  readonly fiscalYearStart: number | null;
}

/** Those of a company that has set nothing, and of what an accounting program books. */
export const standardRules: BookingRules = {
  ...{ accrues: false, voluntaryVatAccount: null, accounts: [] },
  ...{ cashFrom: null, cashUntil: null, fiscalYearStart: null },
};
