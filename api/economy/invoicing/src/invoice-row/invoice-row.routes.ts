import { type Route, serve } from '@husrum/api-platform';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { toOre } from '@husrum/format';
import { readInvoice } from '../invoice/read-invoice';
import { addRow, removeRow, updateRow } from './change-invoice-row';

export const invoiceRowRoutes: readonly Route[] = [
  serve(invoiceRowCalls.create, async ({ body: { invoicebase_id, fee, ...row } }, context) =>
    readInvoice(context, await addRow(context, { ...row, invoiceId: invoicebase_id, feeOre: toOre(fee) })),
  ),
  serve(invoiceRowCalls.update, async ({ body: { fee, ...row } }, context) =>
    readInvoice(context, await updateRow(context, { ...row, feeOre: toOre(fee) })),
  ),
  serve(invoiceRowCalls.remove, async ({ params }, context) =>
    readInvoice(context, await removeRow(context, params.id)),
  ),
];
