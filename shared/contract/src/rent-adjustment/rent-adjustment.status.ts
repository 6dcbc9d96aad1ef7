export const rentadjustmentStatuses = ['SCHEDULED', 'EXECUTED'] as const;
export type RentadjustmentStatus = (typeof rentadjustmentStatuses)[number];
export const rentadjustmentStatusLabel: Readonly<Record<RentadjustmentStatus, string>> = {
  SCHEDULED: 'Schemalagd',
  EXECUTED: 'Genomförd',
};
/** Said when somebody edits or deletes one that is executed. */
export const onlyScheduledText = 'Du kan bara redigera schemalagda justeringar';
