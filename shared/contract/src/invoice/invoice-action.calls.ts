import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { amount, date, optionalDate, optionalText, out } from '../core/fields';
import { invoiceOut } from './invoice-out';

/** `{type}` is fortnox, visma or manual, in small letters. */
export const invoiceActionCalls = callsOf('invoiceAction', {
  generateManual: call({
    method: 'POST',
    path: '/api/invoice/manual/{id}/generate',
    summary: 'Skapa som manuell avi med referens och OCR-nummer',
    body: yup.object({ reference: optionalText('Referens', 24), ocr: optionalText('OCR-nummer', 25) }),
    ok: invoiceOut,
    money: true,
  }),
  pay: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/pay',
    summary: 'Registrera betalning',
    body: yup.object({
      payment: amount('Belopp').moreThan(0, 'Beloppet måste vara större än noll'),
      paid_at: optionalDate('Betaldatum'),
    }),
    ok: invoiceOut,
    money: true,
  }),
  /** By an entry that reverses it: the money stands on no invoice any more, and is nobody's credit. */
  undoPayment: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/pay/{paymentId}/undo',
    summary: 'Ångra betalning',
    ok: invoiceOut,
    money: true,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/cancel',
    summary: 'Makulera',
    ok: invoiceOut,
    money: true,
  }),
  credit: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/credit',
    summary: 'Kreditera',
    ok: invoiceOut,
    money: true,
  }),
  /** The same as `invoicebase.send` for a manual invoice. */
  mail: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/mail',
    summary: 'Skicka',
    ok: invoiceOut,
    money: true,
  }),
  /** In the accounting program; 424 while none is connected. */
  bookkeep: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/bookkeep',
    summary: 'Bokför',
    ok: invoiceOut,
    money: true,
  }),
  generateFortnox: call({
    method: 'POST',
    path: '/api/invoice/fortnox/{id}/generate',
    summary: 'Skapa i Fortnox',
    ok: invoiceOut,
    money: true,
  }),
  generateVisma: call({
    method: 'POST',
    path: '/api/invoice/visma/{id}/generate',
    summary: 'Skapa i Visma',
    ok: invoiceOut,
    money: true,
  }),
  markSent: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/sent',
    summary: 'Markera som skickad utan e-post',
    ok: invoiceOut,
    money: true,
  }),
  /** The PDF as base64, as the product spec has it. */
  preview: call({
    method: 'POST',
    path: '/api/invoice/{type}/{id}/preview',
    summary: 'Förhandsgranska',
    ok: yup.object({ name: out.text(), mimetype: out.text(), file: out.text() }),
  }),
  moveDueAt: call({
    method: 'PATCH',
    path: '/api/invoice/{type}/{id}/dueat',
    summary: 'Ändra förfallodag',
    body: yup.object({ due_at: date('Förfallodag') }),
    ok: invoiceOut,
    money: true,
  }),
});
