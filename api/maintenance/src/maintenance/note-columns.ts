import { toOre } from '@husrum/format';
import type { MaintenanceValues } from './maintenance.store';

/** The changed columns of note and cost (SEK to öre). Fields that are left out are not changed. */
export const toNoteColumns = ({
  note,
  cost,
}: {
  note?: string | null | undefined;
  cost?: number | null | undefined;
}): MaintenanceValues => ({
  ...(note === undefined ? {} : { note }),
  ...(cost === undefined ? {} : { cost_ore: cost === null ? null : toOre(cost) }),
});
