/** What the fee is for: each invoice, whatever it covers, or each month that it covers (docs/domain-rules.md, D-19). */
export const addonIntervals = ['PER_NOTICE', 'MONTHLY'] as const;
export type AddonInterval = (typeof addonIntervals)[number];
