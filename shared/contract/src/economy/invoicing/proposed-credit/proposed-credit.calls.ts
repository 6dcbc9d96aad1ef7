import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { choice, output } from '../../../core/fields';
import { namedObject } from '../../../core/named';

/** CREDITED: the whole invoice is credited, and a new one is created for the days that are left. */
export const creditDecisions = ['CREDITED', 'DISMISSED'] as const;
export type CreditDecision = (typeof creditDecisions)[number];

/** Days of a sent invoice that are outside its lease. */
export const proposedCredit = namedObject('ProposedCredit', {
  id: output.id(),
  lease_id: output.id(),
  invoicebase: yup.object({
    id: output.id(),
    reference: output.textOrNull(),
    start: output.date(),
    stop: output.date(),
  }),
  start: output.date(),
  stop: output.date(),
  days: output.number(),
  /** What the tenant has been invoiced too much, VAT and rounding included, SEK. */
  amount: output.number(),
  /** What there is to pay for the days that are left, SEK. */
  left: output.number(),
});
export type ProposedCredit = yup.InferType<typeof proposedCredit>;

export const proposedCreditCalls = defineCalls('proposedCredit', {
  listByLease: call({
    method: 'GET',
    path: '/api/proposedcredit/lease/{id}',
    summary: 'Krediteringsförslag på en uthyrning som ingen har avgjort',
    response: namedObject('ProposedCreditList', { data: output.list(proposedCredit.required()) }),
  }),
  decide: call({
    method: 'POST',
    path: '/api/proposedcredit/{id}/decide',
    summary: 'Kreditera hyresavin, eller avfärda förslaget',
    body: yup.object({ decision: choice('Beslut', creditDecisions) }),
    response: yup.object({
      message: output.text(),
      /** The new invoice for the days that are left. */
      invoicebase: yup.object({ id: output.id(), reference: output.textOrNull() }).nullable().defined(),
    }),
    idempotent: true,
  }),
});
