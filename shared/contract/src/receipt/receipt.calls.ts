import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { date, id, oneOf, optionalDate, optionalText, out, text } from '../core/fields';

export const receiptTypes = ['nyckel', 'tag', 'fjärrkontroll', 'annat'] as const;
export type ReceiptType = (typeof receiptTypes)[number];

export const receiptInput = yup.object({
  lease_id: id('Uthyrning'),
  name: text('Namn'),
  type: oneOf('Typ', receiptTypes),
  quantity: yup.number().integer().min(1).max(999).label('Antal').default(1),
  marking: optionalText('Märkning'),
  description: optionalText('Beskrivning', 1000),
  handout_date: optionalDate('Utlämnad'),
});
export const receiptOut = yup.object({
  id: out.id(),
  lease_id: out.id(),
  name: out.text(),
  quantity: out.number(),
  type: yup
    .string()
    .oneOf([...receiptTypes])
    .required(),
  marking: out.textOrNull(),
  description: out.textOrNull(),
  handout_date: out.dateOrNull(),
  return_date: out.dateOrNull(),
  returned_at: out.textOrNull(),
});
export type Receipt = yup.InferType<typeof receiptOut>;

export const receiptCalls = callsOf('receipt', {
  ofLease: call({
    method: 'GET',
    path: '/api/quittance/lease/{id}',
    summary: 'Kvittenser på en uthyrning',
    ok: out.list(receiptOut.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/quittance',
    summary: 'Lämna ut',
    body: receiptInput,
    ok: receiptOut,
  }),
  giveBack: call({
    method: 'PATCH',
    path: '/api/quittance',
    summary: 'Markera som återlämnad',
    body: yup.object({
      id: id(),
      return_date: date('Återlämningsdatum').required('Återlämningsdatum är obligatoriskt'),
    }),
    ok: receiptOut,
  }),
  pdf: call({ method: 'GET', path: '/api/quittance/pdf/{id}', summary: 'Kvittens som PDF', answer: 'file' }),
});
