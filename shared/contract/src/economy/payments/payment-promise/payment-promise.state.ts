/**
 * What has become of a promise to pay (docs/domain-rules.md, D-26). A note without a day is a NOTE. VALID and BROKEN wait for money:
 * until the end of the day, and after it.
 */
export const promiseStates = ['NOTE', 'VALID', 'BROKEN', 'PAID', 'REPLACED', 'WITHDRAWN'] as const;
export type PromiseState = (typeof promiseStates)[number];
export const promiseStateLabel: Readonly<Record<PromiseState, string>> = {
  NOTE: 'Anteckning',
  VALID: 'Gäller',
  BROKEN: 'Brutet',
  PAID: 'Betalt',
  REPLACED: 'Ersatt',
  WITHDRAWN: 'Borttaget',
};

/** Whether a promise that waits for money is broken: its day has passed. Local dates. */
export const isPromiseBroken = (promisedOn: string, today: string): boolean => promisedOn < today;
