import { toOre } from '@husrum/format';

/** An optional amount of a call, in SEK, as öre. */
export const toOptionalOre = <Absent extends null | undefined>(kronor: number | Absent): number | Absent =>
  typeof kronor === 'number' ? toOre(kronor) : kronor;

/** What was done and what it cost. Undefined: unchanged. */
export interface MaintenanceNote {
  readonly note?: string | null;
  readonly costOre?: number | null;
}

interface NoteBody {
  readonly note?: string | null;
  /** In SEK. */
  readonly cost?: number | null;
}

/** The note and the cost of a call. What the caller leaves out is not changed. */
export const toMaintenanceNote = ({ note, cost }: NoteBody): MaintenanceNote => ({
  note,
  costOre: toOptionalOre(cost),
});
