import type { AccountingChart } from '@husrum/contract/accounting';

export type AccountState = 'ok' | 'inactive' | 'missing';

/** The accounts of class 3, revenue, in the standard chart of accounts (BAS). */
const FIRST_REVENUE_ACCOUNT = 3000;
const LAST_REVENUE_ACCOUNT = 3999;

/** Whether the chart has the account, and whether it is active: invoices can only be booked on an active account. */
export const getAccountState = (
  { accounts }: Pick<AccountingChart, 'accounts'>,
  number: number,
): AccountState => {
  const account = accounts.find((candidate) => candidate.number === number);
  if (account === undefined) return 'missing';
  return account.is_active ? 'ok' : 'inactive';
};

/** The active revenue accounts, sorted by number. The chosen account is always among them if the chart has it. */
export const listRevenueAccounts = (
  { accounts }: Pick<AccountingChart, 'accounts'>,
  chosenNumber: number,
): AccountingChart['accounts'] =>
  accounts
    .filter(
      ({ number, is_active }) =>
        number === chosenNumber ||
        (number >= FIRST_REVENUE_ACCOUNT && number <= LAST_REVENUE_ACCOUNT && is_active),
    )
    .toSorted((one, other) => one.number - other.number);
