import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, date, id, optionalDate, optionalText, output, text } from '../../core/fields';
import { namedObject } from '../../core/named';

export const receiptTypes = ['nyckel', 'tag', 'fjärrkontroll', 'annat'] as const;
export type ReceiptType = (typeof receiptTypes)[number];

export const receiptEvents = ['handout', 'return'] as const;
export type ReceiptEvent = (typeof receiptEvents)[number];

export const receiptInput = namedObject('ReceiptInput', {
  lease_id: id('Uthyrning'),
  name: text('Namn'),
  type: choice('Typ', receiptTypes),
  quantity: yup.number().integer().min(1).max(999).label('Antal').default(1),
  marking: optionalText('Märkning'),
  description: optionalText('Beskrivning', 1000),
  /** Left out: today. */
  handout_date: optionalDate('Utlämnad'),
});
export const receiptRow = namedObject('ReceiptRow', {
  id: output.id(),
  lease_id: output.id(),
  name: output.text(),
  quantity: output.number(),
  type: output.choice(receiptTypes),
  marking: output.textOrNull(),
  description: output.textOrNull(),
  handout_date: output.dateOrNull(),
  /** The day on which the tenant returned it. */
  return_date: output.dateOrNull(),
  /** When a user registered the return. */
  returned_at: output.textOrNull(),
});
export type Receipt = yup.InferType<typeof receiptRow>;

export const receiptCalls = defineCalls('receipt', {
  listByLease: call({
    method: 'GET',
    path: '/api/quittance/lease/{id}',
    summary: 'Kvittenser på en uthyrning',
    response: output.list(receiptRow.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/quittance',
    summary: 'Lämna ut',
    body: receiptInput,
    response: receiptRow,
  }),
  markReturned: call({
    method: 'PATCH',
    path: '/api/quittance',
    summary: 'Markera som återlämnad',
    body: yup.object({
      id: id(),
      return_date: date('Återlämningsdatum').required('Återlämningsdatum är obligatoriskt'),
    }),
    response: receiptRow,
  }),
  pdf: call({
    method: 'GET',
    path: '/api/quittance/pdf/{id}',
    summary: 'Kvittens som PDF',
    responseType: 'file',
  }),
  /** One document for everything on the lease that was handed out, or returned, on a day. */
  pdfOfDay: call({
    method: 'GET',
    path: '/api/quittance/lease/{id}/pdf',
    summary: 'Kvittens för en hel dags utlämning eller återlämning som PDF',
    query: yup.object({ event: choice('Händelse', receiptEvents), day: date('Dag') }),
    responseType: 'file',
  }),
});
