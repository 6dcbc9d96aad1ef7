import type { Tx } from '@husrum/api-platform';
import { type Period, prorateEditedRow } from '@husrum/api-rent';
import { changeRow, deleteRow, listRows, type Row } from './rows.store';

type StoredRow = Pick<Row, 'start' | 'stop' | 'written_ore' | 'written_start' | 'written_stop'>;

/** The row, if a person has edited its calculated amount; null otherwise. */
const toEditedRow = (row: StoredRow) => {
  const { start, stop, written_ore, written_start, written_stop } = row;
  if (start === null || stop === null || written_ore === null) return null;
  if (written_start === null || written_stop === null) return null;
  return { start, stop, editedOre: written_ore, editedPeriod: { start: written_start, stop: written_stop } };
};

/**
 * The amount and days of an edited row after a change of its invoice's days. The result is null when no day is left;
 * undefined when the row is not an edited one.
 */
export const adjustEditedRow = (row: StoredRow, before: Period, after: Period) => {
  const edited = toEditedRow(row);
  return edited === null ? undefined : prorateEditedRow(edited, before, after);
};

/** The columns of a row with a new amount. The quantity becomes 1, because the old quantity times the price is another amount. */
export const toAmountColumns = (netOre: number) => ({
  quantity: 1,
  unit: '',
  fee_ore: netOre,
  total_ore: netOre,
});

/** Adjusts the edited rows of an invoice to a change of its days. Does not recalculate the totals of the invoice. */
export const adjustEditedRows = async (
  tx: Tx,
  invoiceId: number,
  before: Period,
  after: Period,
): Promise<void> => {
  for (const row of await listRows(tx, invoiceId)) {
    const adjusted = adjustEditedRow(row, before, after);
    if (adjusted === null) await deleteRow(tx, row.id);
    else if (adjusted !== undefined) {
      const { netOre, ...days } = adjusted;
      await changeRow(tx, row.id, { ...days, ...(netOre === row.total_ore ? {} : toAmountColumns(netOre)) });
    }
  }
};
