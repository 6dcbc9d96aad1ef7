import type { BodyOf } from '@husrum/contract/core';
import type { receiptCalls } from '@husrum/contract/receipt';
import type { QuittanceRow, QuittanceRows } from './quittance-rows.schema';

type Quittance = BodyOf<typeof receiptCalls.create>;

export const emptyRow = (key: number): QuittanceRow => ({
  key,
  name: '',
  type: null,
  quantity: 1,
  marking: null,
  description: null,
});

/** The calls that the filled rows make, one each, with the key of its row. */
export const quittancesOf = (
  lease_id: number,
  { rows, handout_date }: QuittanceRows,
): { key: number; body: Quittance }[] =>
  rows.flatMap(({ key, type, ...rest }) =>
    type === null || rest.name.trim() === ''
      ? []
      : [{ key, body: { ...rest, type, lease_id, handout_date } }],
  );
