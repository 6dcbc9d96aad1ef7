import type * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { date, id, output, text } from '../../../core/fields';
import { namedObject } from '../../../core/named';

/** What is written off of an invoice, and what writing off the rest would give back. SEK. */
export const writeOff = namedObject('WriteOff', {
  /** What is left to pay, which would be written off. */
  left: output.number(),
  /** The VAT that would come back, in all and by rate. */
  tax: output.number(),
  vat: output.list(
    namedObject('WriteOffVat', {
      tax_rate: output.number(),
      base: output.number(),
      tax: output.number(),
    }).required(),
  ),
  /** The first day on which it can be written off. Null: it has no due date. */
  earliest_day: output.dateOrNull(),
  /** What is written off now, with its VAT. */
  written_off: output.number(),
  written_off_tax: output.number(),
});
export type WriteOff = yup.InferType<typeof writeOff>;

export const writeOffInput = namedObject('WriteOffInput', {
  invoice_id: id('Avi'),
  day: date('Dag'),
  reason: text('Orsak'),
});
export type WriteOffInput = yup.InferType<typeof writeOffInput>;

/** Bad debts that are written off, with their VAT back (docs/domain-rules.md, D-28). */
export const writeOffCalls = defineCalls('writeOff', {
  ofInvoice: call({
    method: 'GET',
    path: '/api/writeoff/invoice/{id}',
    summary: 'Vad som är avskrivet på en hyresavi, och vad som kan skrivas av',
    response: writeOff,
  }),
  /** Writes off all that is left of a sent, overdue invoice. */
  create: call({
    method: 'POST',
    path: '/api/writeoff',
    summary: 'Skriv av det som är kvar på en förfallen hyresavi',
    body: writeOffInput,
    response: writeOff,
    idempotent: true,
  }),
  undo: call({
    method: 'POST',
    path: '/api/writeoff/invoice/{id}/undo',
    summary: 'Ta tillbaka avskrivningen av en hyresavi',
    response: writeOff,
    idempotent: true,
  }),
});
