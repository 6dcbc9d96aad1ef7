import type { BodyOf } from '@husrum/contract/core';
import type { receiptCalls } from '@husrum/contract/receipt';
import { isFilledRow, type ReceiptRow, type ReceiptRows } from './receipt-rows.schema';

type ReceiptInput = BodyOf<typeof receiptCalls.create>;

export const createReceiptRow = (key: number): ReceiptRow => ({
  key,
  name: '',
  type: null,
  quantity: 1,
  marking: null,
  description: null,
});

/** One request body for each filled row, together with the key of the row. */
export const toReceiptInputs = (
  leaseId: number,
  { rows, handout_date }: ReceiptRows,
): { key: number; body: ReceiptInput }[] =>
  rows
    .filter(isFilledRow)
    .map(({ key, ...receipt }) => ({ key, body: { ...receipt, lease_id: leaseId, handout_date } }));
