/** What should be looked at before an invoice leaves, in the order in which it is shown. */
export const remarkKinds = [
  'NO_TENANT',
  'NO_EMAIL',
  'NEGATIVE',
  'ZERO',
  'JUMP',
  'DOUBLE',
  'SYNC_OFF',
] as const;
export type RemarkKind = (typeof remarkKinds)[number];
export const remarkLabel: Readonly<Record<RemarkKind, string>> = {
  NO_TENANT: 'Saknar hyresgäst',
  NO_EMAIL: 'Saknar e-postadress',
  NEGATIVE: 'Negativt belopp',
  ZERO: 'Avin är på 0 kr',
  JUMP: 'Avviker mer än 20 % från förra avin',
  DOUBLE: 'Samma period på två avier',
  SYNC_OFF: 'Synkroniseringen är avstängd',
};
/** With one of these an invoice cannot be sent. */
export const blockingRemarks: readonly RemarkKind[] = ['NO_TENANT', 'NO_EMAIL', 'NEGATIVE'];
/** Percent by which an amount may differ from that of the invoice before, without remark. */
export const JUMP_PERCENT = 20;
