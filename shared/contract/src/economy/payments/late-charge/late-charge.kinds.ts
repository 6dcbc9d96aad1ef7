/** What a tenant owes because an invoice was paid late (docs/domain-rules.md, D-16). */
export const lateChargeKinds = ['REMINDER_FEE', 'COLLECTION_FEE', 'COMPENSATION', 'INTEREST'] as const;
export type LateChargeKind = (typeof lateChargeKinds)[number];
export const lateChargeKindLabel: Readonly<Record<LateChargeKind, string>> = {
  REMINDER_FEE: 'Påminnelseavgift',
  COLLECTION_FEE: 'Inkassoavgift',
  COMPENSATION: 'Förseningsersättning',
  INTEREST: 'Dröjsmålsränta',
};

/** The most that the law allows, in SEK (lag 1981:739, 4 and 4 a §§). Interest has no limit. */
export const maxLateFee: Readonly<Record<Exclude<LateChargeKind, 'INTEREST'>, number>> = {
  REMINDER_FEE: 60,
  COLLECTION_FEE: 180,
  COMPENSATION: 450,
};

export const lateChargeStates = ['OPEN', 'BILLED', 'WITHDRAWN'] as const;
export type LateChargeState = (typeof lateChargeStates)[number];
export const lateChargeStateLabel: Readonly<Record<LateChargeState, string>> = {
  OPEN: 'Ej fakturerad',
  BILLED: 'Fakturerad',
  WITHDRAWN: 'Tillbakadragen',
};

/** Where late charges are billed: on an invoice of their own at once, or on the next one of the lease. */
export const lateChargeBillings = ['OWN_INVOICE', 'NEXT_INVOICE'] as const;
export type LateChargeBilling = (typeof lateChargeBillings)[number];
export const lateChargeBillingLabel: Readonly<Record<LateChargeBilling, string>> = {
  OWN_INVOICE: 'På en egen avi, direkt',
  NEXT_INVOICE: 'På uthyrningens nästa avi',
};

/** How a company charges that has chosen nothing: less interest, in SEK, costs more to bill than it brings. */
export const standardLateCharges = { billing: 'OWN_INVOICE', min_interest: 20 } as const satisfies {
  billing: LateChargeBilling;
  min_interest: number;
};

/** Why no interest of an invoice can be charged. */
export const interestProblems = [
  'IN_PROGRAM',
  'NO_LEASE',
  'WRITTEN_OFF',
  'PROMISE',
  'MISSING_RATE',
  'NOTHING',
  'PENNIES',
  'BELOW_MINIMUM',
] as const;
export type InterestProblem = (typeof interestProblems)[number];
export const interestProblemLabel: Readonly<Record<InterestProblem, string>> = {
  IN_PROGRAM: 'Ligger i bokföringsprogrammet',
  NO_LEASE: 'Uthyrningen finns inte kvar',
  WRITTEN_OFF: 'Avskriven',
  PROMISE: 'Betalningslöfte som gäller',
  MISSING_RATE: 'Referensränta saknas',
  NOTHING: 'Inga dagar kvar att debitera',
  PENNIES: 'Bara ören var obetalda',
  BELOW_MINIMUM: 'Under minsta belopp',
};
