import type { Tx } from '../platform/db';
import type { Period } from '../rent/period';
import { fitWrittenRow, type WrittenRow } from '../rent/written-row.rules';
import { changeRow, deleteRow, listRows, type Row } from './rows.store';

type StoredRow = Pick<Row, 'start' | 'stop' | 'written_ore' | 'written_start' | 'written_stop'>;

/** The row, if a person has replaced its calculated amount; null otherwise. */
const toWrittenRow = (row: StoredRow): WrittenRow | null => {
  const { start, stop, written_ore, written_start, written_stop } = row;
  if (start === null || stop === null || written_ore === null) return null;
  if (written_start === null || written_stop === null) return null;
  return { start, stop, writtenOre: written_ore, written: { start: written_start, stop: written_stop } };
};

/** The amount and days of an edited row after a change of its invoice's days; undefined if the row has no days. */
export const fitEditedRow = (row: StoredRow, before: Period, after: Period) => {
  const written = toWrittenRow(row);
  return written === null ? undefined : fitWrittenRow(written, before, after);
};

/** Columns of a row with a new amount. The quantity becomes 1, because the old one times the price no longer gives the amount. */
export const toAmountColumns = (netOre: number) => ({
  quantity: 1,
  unit: '',
  fee_ore: netOre,
  total_ore: netOre,
});

/** Adjusts the edited rows of an invoice to a change of its days. Does not recalculate the totals of the invoice. */
export const fitEditedRows = async (
  tx: Tx,
  invoiceId: number,
  before: Period,
  after: Period,
): Promise<void> => {
  for (const row of await listRows(tx, invoiceId)) {
    const fitted = fitEditedRow(row, before, after);
    if (fitted === null) await deleteRow(tx, row.id);
    else if (fitted !== undefined) {
      const { netOre, ...days } = fitted;
      await changeRow(tx, row.id, { ...days, ...(netOre === row.total_ore ? {} : toAmountColumns(netOre)) });
    }
  }
};
