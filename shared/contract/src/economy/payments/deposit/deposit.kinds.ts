/** What has become of a deposit (docs/domain-rules.md, D-31), in the order of its life. It is derived. */
export const depositStates = ['ASKED', 'PARTLY_RECEIVED', 'HELD', 'USED', 'REPAID', 'WITHDRAWN'] as const;
export type DepositState = (typeof depositStates)[number];
export const depositStateLabel: Readonly<Record<DepositState, string>> = {
  ASKED: 'Begärd',
  PARTLY_RECEIVED: 'Delvis mottagen',
  HELD: 'Innehas',
  USED: 'Använd',
  REPAID: 'Återbetald',
  WITHDRAWN: 'Återkallad',
};

/** Interest that is added, and what the deposit is used for. */
export const depositEntryKinds = ['INTEREST', 'USED_INVOICE', 'USED_COST', 'REPAID'] as const;
export type DepositEntryKind = (typeof depositEntryKinds)[number];
export const depositEntryLabel: Readonly<Record<DepositEntryKind, string>> = {
  INTEREST: 'Ränta',
  USED_INVOICE: 'Avräknad mot avi',
  USED_COST: 'Använd för kostnad',
  REPAID: 'Återbetald',
};

/** The accounts on which deposits are booked, until a company chooses others. */
export const standardDepositAccounts = { account: 2890, interest_account: 8429, cost_account: 3990 } as const;

export const isDepositAccount = (account: number): boolean =>
  (account >= 2390 && account <= 2399) || (account >= 2890 && account <= 2899);
