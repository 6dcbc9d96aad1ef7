import { toOre } from '@husrum/format';
import type { MaintenanceValues } from './maintenance.store';

/** What is left out stays as it is. */
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
