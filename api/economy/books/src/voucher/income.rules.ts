import { standardAccounts } from '@husrum/contract/accounting';
import type { IncomeKind } from '@husrum/contract/company-books';
import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { isChosenVat } from '../vat-report/vat-box.rules';
import { lateFeeAccount, lateInterestAccount, roundingAccount, vatAccounts } from './account.rules';
import type { BookingRules, IncomeAccount } from './booking-rules';

export interface VoucherLine {
  readonly account: number;
  /** Debit is positive, credit negative. */
  readonly ore: number;
  /** The rate of income and of VAT. */
  readonly taxRate?: TaxRate;
  /** The code of the cost centre of income. */
  readonly costCentre?: string;
}

/** Rows of an invoice of one kind, rate and period, summed. */
export interface BookedRow {
  readonly income: IncomeKind;
  readonly taxRate: TaxRate;
  readonly netOre: number;
  readonly taxOre: number;
  /** The days that they charge for. Null: a one-off charge. */
  readonly period: { readonly start: LocalDate; readonly stop: LocalDate } | null;
}
/** What an invoice charges, and for what. */
export interface BookedCharge {
  readonly rows: readonly BookedRow[];
  readonly roundedOre: number;
  /** The kind of the object that is let. Null: an invoice without an object. */
  readonly object: EntityKind | null;
  /** The code of the cost centre of its house. */
  readonly costCentre: string | null;
  /** The account of the debt if it asks for a deposit or credits one, else null or left out: it is no income (docs/domain-rules.md, D-31). */
  readonly depositAccount?: number | null;
}

/** VAT rates from the highest to the lowest, as on invoices. */
const ratesInOrder = [25, 12, 6, 0] as const satisfies readonly TaxRate[];

/** How closely an account fits: one for a kind of income fits closer than one for a kind of object. */
const closeness = ({ income, object }: IncomeAccount): number =>
  (income === null ? 0 : 2) + (object === null ? 0 : 1);

/** What a late tenant owes is no rent: only an account that is set for it fits, and it is outside VAT (docs/domain-rules.md, D-16). */
const lateAccounts: Readonly<Partial<Record<IncomeKind, number>>> = {
  LATE_FEE: lateFeeAccount,
  LATE_INTEREST: lateInterestAccount,
};

/** The account of income: the closest of those that the company has set, else the standard one of the rate. */
export const findIncomeAccount = (
  { accounts }: Pick<BookingRules, 'accounts'>,
  { income, object, taxRate }: Pick<BookedRow, 'income' | 'taxRate'> & Pick<BookedCharge, 'object'>,
): number => {
  const fitting = accounts.filter(
    (one) =>
      one.taxRate === taxRate &&
      (income in lateAccounts ? one.income : (one.income ?? income)) === income &&
      (one.object === null || one.object === object),
  );
  const closest = fitting.toSorted((a, b) => closeness(b) - closeness(a)).at(0);
  return closest?.account ?? lateAccounts[income] ?? standardAccounts[taxRate];
};

/** Adds up the lines of the same account, rate and cost centre, in the order of the first of each. Those of 0 are left out. */
export const mergeLines = (lines: readonly VoucherLine[]): VoucherLine[] => {
  const merged = new Map<string, VoucherLine>();
  for (const line of lines) {
    const key = [line.account, line.taxRate, line.costCentre].join(' ');
    merged.set(key, { ...line, ore: (merged.get(key)?.ore ?? 0) + line.ore });
  }
  return [...merged.values()].filter(({ ore }) => ore !== 0);
};

/** Lines of what is earned have the cost centre, those of debts have not. */
export const costCentreOf = ({
  costCentre,
}: Pick<BookedCharge, 'costCentre'>): Pick<VoucherLine, 'costCentre'> =>
  costCentre === null ? {} : { costCentre };

/** The income of rows, by rate and account. What asks for a deposit is a debt instead. */
export const incomeLines = (
  rows: readonly BookedRow[],
  charge: Pick<BookedCharge, 'object' | 'costCentre' | 'depositAccount'>,
  rules: BookingRules,
): VoucherLine[] => {
  const { depositAccount = null } = charge;
  if (depositAccount !== null)
    return mergeLines(rows.map(({ netOre }) => ({ account: depositAccount, ore: 0 - netOre })));
  return ratesInOrder.flatMap((rate) => {
    const lines = rows
      .filter(({ taxRate }) => taxRate === rate)
      .map(({ income, taxRate, netOre }) => ({
        account: findIncomeAccount(rules, { income, object: charge.object, taxRate }),
        // Without a rate, the report of VAT has nothing of it.
        ...{ ore: 0 - netOre, ...(income in lateAccounts ? {} : { taxRate }), ...costCentreOf(charge) },
      }));
    return mergeLines(lines.toSorted((a, b) => a.account - b.account));
  });
};

/** The account of VAT of a rate: of its own for rent that the landlord has chosen to tax, if the company has set one. */
export const findVatAccount = (
  { voluntaryVatAccount }: Pick<BookingRules, 'voluntaryVatAccount'>,
  { object, taxRate }: Pick<BookedCharge, 'object'> & { readonly taxRate: Exclude<TaxRate, 0> },
): number => (isChosenVat(object, taxRate) ? voluntaryVatAccount : null) ?? vatAccounts[taxRate];

/** The VAT of an invoice by rate, and its rounding. */
export const vatAndRoundingLines = (charge: BookedCharge, rules: BookingRules): VoucherLine[] =>
  mergeLines([
    ...ratesInOrder.flatMap((rate) =>
      charge.rows.flatMap(({ taxRate, taxOre }) => {
        if (taxRate === 0 || taxRate !== rate) return [];
        const account = findVatAccount(rules, { object: charge.object, taxRate });
        return [{ account, ore: 0 - taxOre, taxRate }];
      }),
    ),
    { account: roundingAccount, ore: 0 - charge.roundedOre, ...costCentreOf(charge) },
  ]);

/** Income, VAT and rounding of an invoice. They sum to what it asks for, negated, if its rows sum to its amount. */
export const chargeLines = (charge: BookedCharge, rules: BookingRules): VoucherLine[] => [
  ...incomeLines(charge.rows, charge, rules),
  ...vatAndRoundingLines(charge, rules),
];
