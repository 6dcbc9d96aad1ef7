import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { amount, id, optionalText, quantity, seenUpdatedAt, taxRate, text } from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { invoiceDetail } from '../invoice/invoice.schema';

const rowFields = {
  name: text('Benämning'),
  quantity: quantity(),
  fee: amount('Pris'),
  unit: optionalText('Enhet', 20),
  tax_rate: taxRate(),
};
export const createInvoiceRowInput = namedObject('CreateInvoiceRowInput', {
  invoicebase_id: id('Hyresavi'),
  ...rowFields,
});

export const invoiceRowCalls = defineCalls('invoiceRow', {
  create: call({
    method: 'POST',
    path: '/api/invoicerow',
    summary: 'Lägg till rad',
    body: createInvoiceRowInput,
    response: invoiceDetail,
    idempotent: true,
  }),
  /** `updated_at` is the invoice's. */
  update: call({
    method: 'PATCH',
    path: '/api/invoicerow',
    summary: 'Ändra rad',
    body: yup.object({ id: id(), ...rowFields, updated_at: seenUpdatedAt() }),
    response: invoiceDetail,
    idempotent: true,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/invoicerow/{id}',
    summary: 'Ta bort rad',
    response: invoiceDetail,
    idempotent: true,
  }),
});
