import type { ScheduledAdjustment } from '@husrum/api-rent';

/** A scheduled adjustment in the column `counted_adjustments` of an invoice: `addons` is whether it includes add-ons. */
export interface StoredAdjustment extends Omit<ScheduledAdjustment, 'includesAddons'> {
  readonly addons: boolean;
}

export const toStoredAdjustment = ({
  includesAddons,
  ...adjustment
}: ScheduledAdjustment): StoredAdjustment => ({
  ...adjustment,
  addons: includesAddons,
});

export const fromStoredAdjustment = ({ addons, ...adjustment }: StoredAdjustment): ScheduledAdjustment => ({
  ...adjustment,
  includesAddons: addons,
});
