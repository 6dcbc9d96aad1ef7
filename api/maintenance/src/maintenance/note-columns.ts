import type { MaintenanceValues } from './maintenance.store';

/** What was done and what it cost. Undefined: unchanged. */
export interface MaintenanceNote {
  readonly note?: string | null;
  readonly costOre?: number | null;
}

/** The changed columns of note and cost. */
export const toNoteColumns = ({ note, costOre }: MaintenanceNote): MaintenanceValues => ({
  ...(note === undefined ? {} : { note }),
  ...(costOre === undefined ? {} : { cost_ore: costOre }),
});
