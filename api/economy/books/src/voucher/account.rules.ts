import { standardAccounts } from '@husrum/contract/accounting';
import { vat25AccountRange } from '@husrum/contract/company-books';
import type { TaxRate } from '@husrum/contract/core';
import { isDepositAccount, standardDepositAccounts } from '@husrum/contract/deposit';
import type { SieAccount } from '../bookkeeping-export/sie-file.rules';

/** Accounts of the Swedish standard chart of accounts (BAS). The revenue accounts are `standardAccounts`. */
export const customersAccount = 1510;
export const bankAccount = 1930;
export const roundingAccount = 3740;
/** Income of months to come (förutbetalda hyresintäkter). */
export const prepaidAccount = 2970;
export const badDebtAccount = 6351;
/** What late tenants owe: fees and compensation, and interest (docs/domain-rules.md, D-16). */
export const lateFeeAccount = 3540;
export const lateInterestAccount = 8313;
export const vatAccounts: Readonly<Record<Exclude<TaxRate, 0>, number>> = { 25: 2611, 12: 2621, 6: 2631 };
/** The accounts of VAT on sales that BAS has for each rate. */
export const vatAccountRanges = {
  25: vat25AccountRange,
  12: { min: 2621, max: 2628 },
  6: { min: 2631, max: 2638 },
} as const;
export const taxedRates = [25, 12, 6] as const satisfies readonly TaxRate[];

/** What a company can choose are accounts of income, below them those of VAT and deposits, and above them those of interest. */
const firstIncomeAccount = 3000;
const firstInterestExpenseAccount = 8400;

/** The kind of account in a SIE file, of one that a company has chosen. */
const typeOf = (number: number): SieAccount['type'] => {
  if (number >= firstInterestExpenseAccount) return 'K';
  return number >= firstIncomeAccount ? 'I' : 'S';
};

const accounts: readonly SieAccount[] = [
  { number: customersAccount, name: 'Kundfordringar', type: 'T' },
  { number: bankAccount, name: 'Företagskonto', type: 'T' },
  { number: vatAccounts[25], name: 'Utgående moms på försäljning inom Sverige, 25 %', type: 'S' },
  { number: 2613, name: 'Utgående moms för uthyrning, 25 %', type: 'S' },
  { number: vatAccounts[12], name: 'Utgående moms på försäljning inom Sverige, 12 %', type: 'S' },
  { number: vatAccounts[6], name: 'Utgående moms på försäljning inom Sverige, 6 %', type: 'S' },
  { number: prepaidAccount, name: 'Förutbetalda intäkter', type: 'S' },
  { number: standardDepositAccounts.account, name: 'Övriga kortfristiga skulder, depositioner', type: 'S' },
  { number: 2397, name: 'Mottagna depositioner, långfristiga', type: 'S' },
  { number: standardAccounts[25], name: 'Hyror 25 % moms', type: 'I' },
  { number: standardAccounts[12], name: 'Hyror 12 % moms', type: 'I' },
  { number: standardAccounts[6], name: 'Hyror 6 % moms', type: 'I' },
  { number: standardAccounts[0], name: 'Hyror momsfria', type: 'I' },
  { number: lateFeeAccount, name: 'Faktureringsavgifter', type: 'I' },
  { number: roundingAccount, name: 'Öres- och kronutjämning', type: 'I' },
  {
    number: standardDepositAccounts.cost_account,
    name: 'Övriga ersättningar, bidrag och intäkter',
    type: 'I',
  },
  {
    number: standardDepositAccounts.interest_account,
    name: 'Övriga räntekostnader för kortfristiga skulder',
    type: 'K',
  },
  { number: badDebtAccount, name: 'Konstaterade förluster på kundfordringar', type: 'K' },
  { number: lateInterestAccount, name: 'Ränteintäkter från kortfristiga fordringar', type: 'I' },
];

const standardNames = new Map(accounts.map(({ number, name }) => [number, name]));

/** The names that a company has given accounts, by number. */
export type AccountNames = ReadonlyMap<number, string>;

/** The name of the account: that of the company, else that of BAS, else what its class is for. */
export const accountName = (number: number, ownNames: AccountNames): string =>
  ownNames.get(number) ??
  standardNames.get(number) ??
  (isDepositAccount(number)
    ? 'Depositioner'
    : { I: 'Intäkter', K: 'Räntekostnader', S: 'Utgående moms, 25 %', T: '' }[typeOf(number)]);

/** Describes the used accounts, in order of their number. */
export const describeAccounts = (used: ReadonlySet<number>, ownNames: AccountNames): SieAccount[] =>
  [...used]
    .sort((a, b) => a - b)
    .map((number) => ({
      ...{ number, name: accountName(number, ownNames) },
      type: accounts.find((one) => one.number === number)?.type ?? typeOf(number),
    }));
