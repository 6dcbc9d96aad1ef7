import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { amount, id, optionalText, taxRate, text } from '../core/fields';
import { invoiceOut } from '../invoice/invoice-out';

const rowFields = {
  name: text('Benämning'),
  quantity: yup.number().label('Antal').min(-100_000).max(100_000).required(),
  fee: amount('Pris'),
  unit: optionalText('Enhet', 20),
  tax_rate: taxRate(),
};
export const rowInput = yup.object({ invoicebase_id: id('Hyresavi'), ...rowFields });

export const invoiceRowCalls = callsOf('invoiceRow', {
  create: call({
    method: 'POST',
    path: '/api/invoicerow',
    summary: 'Lägg till rad',
    body: rowInput,
    ok: invoiceOut,
    money: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/invoicerow',
    summary: 'Ändra rad',
    body: yup.object({ id: id(), ...rowFields }),
    ok: invoiceOut,
    money: true,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/invoicerow/{id}',
    summary: 'Ta bort rad',
    ok: invoiceOut,
    money: true,
  }),
});
