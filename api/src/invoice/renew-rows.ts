import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import type { PlannedRow } from '../rent/notice.rules';
import type { Period } from '../rent/period';
import { addEvent } from './invoice-event.store';
import { deleteRow, insertRows, lastPosition, type Row, rowsOf } from './invoice-row.store';
import { lockNotice, type Notice } from './invoicebase.store';
import { rowOf } from './make-notice';
import { recountNotice } from './recount-notice';

/** How the rows of a notice follow a change of its lease. */
export interface Renewal {
  /** Of the rows that the engine made, those to be replaced. What people have written is never touched. */
  replaces: (row: Pick<Row, 'lease_addon_id'>) => boolean;
  /** Whether a notice gets the new rows also when there was none to replace. */
  adds: (period: Period) => boolean;
  /** What the rows become, for the days of a notice and the rows that go. */
  plan: (period: Period, replaced: readonly Row[]) => readonly PlannedRow[];
  /** Said in the notice's history: `Omräknad: <why>`. */
  why: string;
}

interface By {
  userId: number | null;
  today: LocalDate;
}

const sameRows = (old: readonly Row[], fresh: readonly PlannedRow[]): boolean =>
  old.length === fresh.length &&
  old.every((row, at) => {
    const now = fresh[at];
    return row.name === now?.name && row.total_ore === now.netOre && row.tax_rate === now.taxRate;
  });

const renew = async (tx: Tx, notice: Notice, renewal: Renewal, by: By): Promise<boolean> => {
  const old = (await rowsOf(tx, notice.id)).filter(
    (row) => row.explanation !== null && renewal.replaces(row),
  );
  const period = { start: notice.start, stop: notice.stop };
  const fresh = renewal.plan(period, old);
  if (old.length === 0 && !renewal.adds(period)) return false;
  if (sameRows(old, fresh)) return false;
  const first = old[0]?.position ?? (await lastPosition(tx, notice.id)) + 1;
  for (const row of old) await deleteRow(tx, row.id);
  await insertRows(tx, notice.id, fresh.map(rowOf), first);
  await addEvent(tx, notice.id, { what: 'RECALCULATED', userId: by.userId, detail: renewal.why });
  await recountNotice(tx, notice, by);
  return true;
};

/** Makes the rows of unlocked notices anew after a change of their lease (D-15). Gives the ids of those that changed. */
export const renewNotices = async (
  tx: Tx,
  ids: readonly number[],
  renewal: Renewal,
  by: By,
): Promise<number[]> => {
  const renewed: number[] = [];
  for (const id of ids) {
    const notice = await lockNotice(tx, id);
    if (notice?.locked_at === null && (await renew(tx, notice, renewal, by))) renewed.push(id);
  }
  return renewed;
};
