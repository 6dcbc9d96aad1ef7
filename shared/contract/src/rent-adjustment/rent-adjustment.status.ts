export const rentAdjustmentStatuses = ['SCHEDULED', 'EXECUTED'] as const;
export type RentAdjustmentStatus = (typeof rentAdjustmentStatuses)[number];
export const rentAdjustmentStatusLabel: Readonly<Record<RentAdjustmentStatus, string>> = {
  SCHEDULED: 'Schemalagd',
  EXECUTED: 'Genomförd',
};
/** Said when somebody edits or deletes one that is executed. */
export const onlyScheduledText = 'Du kan bara redigera schemalagda justeringar';
