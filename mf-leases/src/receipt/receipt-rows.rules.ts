import type { BodyOf } from '@husrum/contract/core';
import type { receiptCalls } from '@husrum/contract/receipt';
import type { ReceiptRow, ReceiptRows } from './receipt-rows.schema';

type Receipt = BodyOf<typeof receiptCalls.create>;

export const emptyRow = (key: number): ReceiptRow => ({
  key,
  name: '',
  type: null,
  quantity: 1,
  marking: null,
  description: null,
});

/** The calls that the filled rows make, one each, with the key of its row. */
export const receiptsOf = (
  lease_id: number,
  { rows, handout_date }: ReceiptRows,
): { key: number; body: Receipt }[] =>
  rows.flatMap(({ key, type, ...rest }) =>
    type === null || rest.name.trim() === ''
      ? []
      : [{ key, body: { ...rest, type, lease_id, handout_date } }],
  );
