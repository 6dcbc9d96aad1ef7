import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  requireUnchanged,
  savedValues,
} from '@husrum/api-platform';
import { rowNet } from '@husrum/api-rent';
import type { TaxRate } from '@husrum/contract/core';
import { formatOre } from '@husrum/format';
import type { Invoice } from '../invoice/invoice.store';
import { recalculateInvoice } from '../invoice/recalculate-invoice';
import { requireInvoice } from '../invoice/require-invoice';
import {
  changeRow,
  deleteRow,
  findInvoiceIdOfRow,
  findRow,
  insertInvoiceRows,
  lastPosition,
  type Row,
} from '../invoice/rows.store';
import { invoiceRowTexts } from './invoice-row.texts';

interface RowFields {
  readonly name: string;
  readonly quantity: number;
  readonly unit: string | null;
  /** Per unit, without VAT. */
  readonly feeOre: number;
  readonly tax_rate: TaxRate;
}

interface AddRowCommand extends RowFields {
  readonly invoiceId: number;
}

interface UpdateRowCommand extends RowFields {
  readonly id: number;
  /** The version of the invoice that the caller has read. */
  readonly updated_at: string | null;
}

/** 1 000 million kr: far below the largest exact integer, also summed over many rows. */
const MAX_ROW_ORE = 100_000_000_000;

const toRowValues = ({ name, quantity, feeOre, unit, tax_rate }: RowFields) => {
  const totalOre = rowNet(quantity, feeOre);
  if (Math.abs(totalOre) > MAX_ROW_ORE) throw invalidInput({ fee: [invoiceRowTexts.tooLarge] });
  // The amount is not calculated from the lease any more.
  const notCalculated = { explanation: null, valid_from: null };
  return {
    name,
    quantity,
    unit: unit ?? '',
    fee_ore: feeOre,
    total_ore: totalOre,
    tax_rate,
    tax_ore: 0,
    ...notCalculated,
  };
};

/** A calculated row that a person edits keeps its days, so that it is shortened with its invoice when the lease ends. */
const toEditedColumns = ({ start, stop }: Pick<Row, 'start' | 'stop'>, totalOre: number) =>
  start === null || stop === null ? {} : { written_ore: totalOre, written_start: start, written_stop: stop };

const savedFormats = { fee: (value: unknown) => formatOre(Number(value)) } as const;

/** For each value that differs from the stored row, a message with the stored value. */
const listSavedFields = ({ fee_ore, quantity, ...row }: Row, { feeOre, ...sent }: RowFields) =>
  savedValues({ ...row, quantity: Number(quantity), fee: fee_ore }, { ...sent, fee: feeOre }, savedFormats);

/** Changes rows with `write`, and recalculates the invoice. Throws 409 when it is locked, and for every credit invoice. */
const changeRows = async (
  context: RequestContext,
  invoiceId: number,
  write: (invoice: Invoice) => Promise<void>,
): Promise<void> => {
  const invoice = await requireInvoice(context, invoiceId);
  if (invoice.locked_at !== null || invoice.kind === 'CREDIT') throw problem('invoiceLocked');
  if (invoice.is_deposit) throw problem('conflict', { message: invoiceRowTexts.deposit });
  await write(invoice);
  await recalculateInvoice(context.tx, invoice, {
    userId: context.account.userId,
    today: context.clock.today(),
  });
};

/** Adds a row. Returns the id of the invoice, as do `updateRow` and `removeRow`. */
export const addRow = async (
  context: RequestContext,
  { invoiceId, ...row }: AddRowCommand,
): Promise<number> => {
  await changeRows(context, invoiceId, async () => {
    const last = await lastPosition(context.tx, invoiceId);
    await insertInvoiceRows(context.tx, invoiceId, [toRowValues(row)], last + 1);
  });
  return invoiceId;
};

export const updateRow = async (
  context: RequestContext,
  { id, updated_at, ...row }: UpdateRowCommand,
): Promise<number> => {
  const { tx } = context;
  const invoiceId = orNotFound(await findInvoiceIdOfRow(tx, id));
  await changeRows(context, invoiceId, async (invoice) => {
    // The row is read again, now that the invoice is locked: somebody else may have deleted the row.
    const before = orNotFound(await findRow(tx, id));
    if (before.late_charge_id !== null) throw problem('conflict', { message: invoiceRowTexts.lateCharge });
    const values = toRowValues(row);
    requireUnchanged(invoice, updated_at, () => listSavedFields(before, row));
    await changeRow(tx, id, { ...values, ...toEditedColumns(before, values.total_ore) });
  });
  return invoiceId;
};

export const removeRow = async (context: RequestContext, id: number): Promise<number> => {
  const invoiceId = orNotFound(await findInvoiceIdOfRow(context.tx, id));
  await changeRows(context, invoiceId, async () => {
    orNotFound(await findRow(context.tx, id));
    await deleteRow(context.tx, id);
  });
  return invoiceId;
};
