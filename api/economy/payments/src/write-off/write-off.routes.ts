import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { writeOffCalls } from '@husrum/contract/write-off';
import { readWriteOff, takeBackWriteOff, writeOffInvoice } from './write-off-invoice';

export const writeOffRoutes: readonly Route[] = [
  serveReadOnly(writeOffCalls.ofInvoice, ({ params }, context) => readWriteOff(context, params.id)),
  serve(writeOffCalls.create, ({ body }, context) =>
    writeOffInvoice(context, { invoiceId: body.invoice_id, day: body.day, reason: body.reason }),
  ),
  serve(writeOffCalls.undo, ({ params }, context) => takeBackWriteOff(context, params.id)),
];
