/** What should be checked before an invoice is sent, in display order. */
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
/** Remarks on an invoice that cannot be sent until what they name is corrected. */
export const blockingRemarks: readonly RemarkKind[] = ['NO_TENANT', 'NO_EMAIL', 'NEGATIVE'];
/** A rent invoice that differs more than this from the previous one of the lease gets the remark JUMP. Percent. */
export const JUMP_PERCENT = 20;
