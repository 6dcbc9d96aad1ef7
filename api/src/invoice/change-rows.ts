import type { BodyOf } from '@husrum/contract/core';
import type { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { toOre } from '@husrum/format';
import { invalid, orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { rowNet } from '../rent/invoice-totals.rules';
import type { Invoice } from './invoice.store';
import { changeRow, deleteRow, insertRows, invoiceOfRow, lastPosition } from './invoice-row.store';
import { openInvoice } from './open-invoice';
import { recountInvoice } from './recount-invoice';

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

/** Rows are written only before the invoice is locked; those of a credit invoice never. */
const change = async (
  context: RequestContext,
  invoiceId: number,
  write: (invoice: Invoice) => Promise<void>,
): Promise<void> => {
  const invoice = await openInvoice(context, invoiceId);
  if (invoice.locked_at !== null || invoice.kind === 'CREDIT') throw problem('invoiceLocked');
  await write(invoice);
  await recountInvoice(context.tx, invoice, { userId: context.account.userId, today: context.clock.today() });
};

export const addRow = async (
  context: RequestContext,
  { invoicebase_id, ...row }: BodyOf<typeof invoiceRowCalls.create>,
): Promise<number> => {
  await change(context, invoicebase_id, async () => {
    const last = await lastPosition(context.tx, invoicebase_id);
    await insertRows(context.tx, invoicebase_id, [valuesOf(row)], last + 1);
  });
  return invoicebase_id;
};

export const updateRow = async (
  context: RequestContext,
  { id, ...row }: BodyOf<typeof invoiceRowCalls.update>,
): Promise<number> => {
  const invoiceId = orNotFound(await invoiceOfRow(context.tx, id));
  await change(context, invoiceId, () => changeRow(context.tx, id, valuesOf(row)));
  return invoiceId;
};

export const removeRow = async (context: RequestContext, id: number): Promise<number> => {
  const invoiceId = orNotFound(await invoiceOfRow(context.tx, id));
  await change(context, invoiceId, () => deleteRow(context.tx, id));
  return invoiceId;
};
