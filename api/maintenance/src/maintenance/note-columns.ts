import type { MaintenanceValues } from './maintenance.store';
import type { MaintenanceNote } from './maintenance-command.rules';

/** The changed columns of note and cost. */
export const toNoteColumns = ({ note, costOre }: MaintenanceNote): MaintenanceValues => ({
  ...(note === undefined ? {} : { note }),
  ...(costOre === undefined ? {} : { cost_ore: costOre }),
});
