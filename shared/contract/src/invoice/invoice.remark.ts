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
/** Remarks that block sending. */
export const blockingRemarks: readonly RemarkKind[] = ['NO_TENANT', 'NO_EMAIL', 'NEGATIVE'];
/** The largest difference to the previous invoice without a remark, in percent. */
export const JUMP_PERCENT = 20;
