import type { AccountingChart } from '@husrum/contract/accounting';

export type AccountState = 'ok' | 'inactive' | 'missing';

/** Whether invoices can be booked on the account. */
export const getAccountState = (
  { accounts }: Pick<AccountingChart, 'accounts'>,
  number: number,
): AccountState => {
  const found = accounts.find((account) => account.number === number);
  if (found === undefined) return 'missing';
  return found.is_active ? 'ok' : 'inactive';
};

/** Revenue accounts are those of class 3 in the standard chart. The chosen account is always among them. */
export const listRevenueAccounts = (
  { accounts }: Pick<AccountingChart, 'accounts'>,
  chosenNumber: number,
): AccountingChart['accounts'] =>
  accounts
    .filter(
      ({ number, is_active }) => number === chosenNumber || (number >= 3000 && number < 4000 && is_active),
    )
    .toSorted((one, other) => one.number - other.number);
