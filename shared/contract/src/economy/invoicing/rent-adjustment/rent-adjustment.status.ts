export const rentAdjustmentStatuses = ['SCHEDULED', 'EXECUTED'] as const;
export type RentAdjustmentStatus = (typeof rentAdjustmentStatuses)[number];
