import type { BodyOf } from '@husrum/contract/core';
import type { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { toOre } from '@husrum/format';
import { found, invalid, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { rowNet } from '../rent/notice-totals.rules';
import { changeRow, deleteRow, insertRows, lastPosition, noticeOfRow } from './invoice-row.store';
import type { Notice } from './invoicebase.store';
import { openNotice } from './open-notice';
import { recountNotice } from './recount-notice';

type RowInput = Pick<
  BodyOf<typeof invoiceRowCalls.create>,
  'name' | 'quantity' | 'fee' | 'unit' | 'tax_rate'
>;
const LARGEST_ROW = 100_000_000_000;

const valuesOf = ({ name, quantity, fee, unit, tax_rate }: RowInput) => {
  const fee_ore = toOre(fee);
  const total_ore = rowNet(quantity, fee_ore);
  if (Math.abs(total_ore) > LARGEST_ROW) throw invalid({ fee: ['Radens belopp är för stort'] });
  // A row that a person has written is explained by its own text.
  const written = { explanation: null, start: null, stop: null, valid_from: null };
  return { name, quantity, unit: unit ?? '', fee_ore, total_ore, tax_rate, tax_ore: 0, ...written };
};

/** Rows are written only before the notice is locked; those of a credit notice never. */
const change = async (
  work: Work,
  noticeId: number,
  write: (notice: Notice) => Promise<void>,
): Promise<void> => {
  const notice = await openNotice(work, noticeId);
  if (notice.locked_at !== null || notice.kind === 'CREDIT') throw problem('noticeLocked');
  await write(notice);
  await recountNotice(work.tx, notice, { userId: work.account.userId, today: work.clock.today() });
};

export const addRow = async (
  work: Work,
  { invoicebase_id, ...row }: BodyOf<typeof invoiceRowCalls.create>,
): Promise<number> => {
  await change(work, invoicebase_id, async () => {
    const last = await lastPosition(work.tx, invoicebase_id);
    await insertRows(work.tx, invoicebase_id, [valuesOf(row)], last + 1);
  });
  return invoicebase_id;
};

export const updateRow = async (
  work: Work,
  { id, ...row }: BodyOf<typeof invoiceRowCalls.update>,
): Promise<number> => {
  const noticeId = found(await noticeOfRow(work.tx, id));
  await change(work, noticeId, () => changeRow(work.tx, id, valuesOf(row)));
  return noticeId;
};

export const removeRow = async (work: Work, id: number): Promise<number> => {
  const noticeId = found(await noticeOfRow(work.tx, id));
  await change(work, noticeId, () => deleteRow(work.tx, id));
  return noticeId;
};
