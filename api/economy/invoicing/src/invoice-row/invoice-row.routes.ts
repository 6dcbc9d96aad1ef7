import { type Route, serve } from '@husrum/api-platform';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { readInvoice } from '../invoice/read-invoice';
import { addRow, removeRow, updateRow } from './change-invoice-row';

export const invoiceRowRoutes: readonly Route[] = [
  serve(invoiceRowCalls.create, async ({ body }, context) =>
    readInvoice(context, await addRow(context, body)),
  ),
  serve(invoiceRowCalls.update, async ({ body }, context) =>
    readInvoice(context, await updateRow(context, body)),
  ),
  serve(invoiceRowCalls.remove, async ({ params }, context) =>
    readInvoice(context, await removeRow(context, params.id)),
  ),
];
