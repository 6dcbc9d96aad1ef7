import type { RentAdjustmentStatus } from './rent-adjustment.status';

export const rentAdjustmentStatusLabel: Readonly<Record<RentAdjustmentStatus, string>> = {
  SCHEDULED: 'Schemalagd',
  EXECUTED: 'Genomförd',
};

/** The error for editing or deleting an executed adjustment. */
export const scheduledOnlyText = 'Du kan bara redigera schemalagda justeringar';
