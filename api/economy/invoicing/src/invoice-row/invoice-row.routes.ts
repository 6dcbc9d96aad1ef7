import { orNotFound, type Route, serve } from '@husrum/api-platform';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { toOre } from '@husrum/format';
import { readInvoice } from '../invoice/read-invoice';
import { findInvoiceIdOfRow } from '../invoice/rows.store';
import { addRow, removeRow, updateRow } from './change-invoice-row';

export const invoiceRowRoutes: readonly Route[] = [
  serve(invoiceRowCalls.create, async ({ body: { invoicebase_id, fee, ...row } }, context) =>
    readInvoice(context, await addRow(context, { ...row, invoiceId: invoicebase_id, feeOre: toOre(fee) })),
  ),
  serve(
    invoiceRowCalls.update,
    async ({ body: { fee, ...row } }, context) =>
      readInvoice(context, await updateRow(context, { ...row, feeOre: toOre(fee) })),
    async ({ body }, context) =>
      readInvoice(context, orNotFound(await findInvoiceIdOfRow(context.tx, body.id))),
  ),
  serve(invoiceRowCalls.remove, async ({ params }, context) =>
    readInvoice(context, await removeRow(context, params.id)),
  ),
];
