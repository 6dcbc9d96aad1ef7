import { standardAccounts } from '@husrum/contract/accounting';
import type { TaxRate } from '@husrum/contract/core';
import type { SieAccount } from '../bookkeeping-export/sie-file.rules';

/** Accounts of the Swedish standard chart of accounts (BAS). The revenue accounts are `standardAccounts`. */
export const customersAccount = 1510;
export const bankAccount = 1930;
export const roundingAccount = 3740;
export const vatAccounts: Readonly<Record<Exclude<TaxRate, 0>, number>> = { 25: 2611, 12: 2621, 6: 2631 };

const accounts: readonly SieAccount[] = [
  { number: customersAccount, name: 'Kundfordringar', type: 'T' },
  { number: bankAccount, name: 'Företagskonto', type: 'T' },
  { number: vatAccounts[25], name: 'Utgående moms på försäljning inom Sverige, 25 %', type: 'S' },
  { number: vatAccounts[12], name: 'Utgående moms på försäljning inom Sverige, 12 %', type: 'S' },
  { number: vatAccounts[6], name: 'Utgående moms på försäljning inom Sverige, 6 %', type: 'S' },
  { number: standardAccounts[25], name: 'Hyror 25 % moms', type: 'I' },
  { number: standardAccounts[12], name: 'Hyror 12 % moms', type: 'I' },
  { number: standardAccounts[6], name: 'Hyror 6 % moms', type: 'I' },
  { number: standardAccounts[0], name: 'Hyror momsfria', type: 'I' },
  { number: roundingAccount, name: 'Öres- och kronutjämning', type: 'I' },
];

/** Describes the used accounts, in order of their number. */
export const describeAccounts = (used: ReadonlySet<number>): SieAccount[] =>
  accounts.filter(({ number }) => used.has(number));

const nameByNumber = new Map(accounts.map(({ number, name }) => [number, name]));

/** The name of the account. Empty: it is not one of ours. */
export const accountName = (number: number): string => nameByNumber.get(number) ?? '';
