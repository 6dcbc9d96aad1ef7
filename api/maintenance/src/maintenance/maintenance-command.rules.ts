import { toOre } from '@husrum/format';
import type { MaintenanceNote } from './note-columns';

/** An optional amount of a call, in SEK, as öre. */
export const toOptionalOre = <Absent extends null | undefined>(kronor: number | Absent): number | Absent =>
  typeof kronor === 'number' ? toOre(kronor) : kronor;

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
