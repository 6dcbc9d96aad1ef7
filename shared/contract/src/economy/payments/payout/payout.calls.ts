import type * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { amount, date, id, optionalId, optionalText, output, reference } from '../../../core/fields';
import { namedObject } from '../../../core/named';

export const payout = namedObject('Payout', {
  id: output.id(),
  company: reference.nullable().defined(),
  /** SEK. */
  amount: output.number(),
  paid_at: output.date(),
  /** The bank account that the money went to, as the user wrote it. */
  account: output.textOrNull(),
  by: output.textOrNull(),
  /** The day on which it was undone. */
  undone_on: output.dateOrNull(),
});
export type Payout = yup.InferType<typeof payout>;

export const payoutInput = namedObject('PayoutInput', {
  tenant_id: id('Hyresgäst'),
  /** Null: credit with a company that has been removed. */
  company_id: optionalId('Företag'),
  amount: amount('Belopp').min(0.01, 'Belopp måste vara större än 0'),
  paid_at: date('Utbetalningsdag'),
  account: optionalText('Mottagarkonto', 50),
});
export type PayoutInput = yup.InferType<typeof payoutInput>;

/** Credit that is paid back to tenants (docs/domain-rules.md, D-14). */
export const payoutCalls = defineCalls('payout', {
  listByTenant: call({
    method: 'GET',
    path: '/api/payout/tenant/{id}',
    summary: 'Återbetalningar till en hyresgäst',
    response: namedObject('PayoutList', { data: output.list(payout.required()) }),
  }),
  create: call({
    method: 'POST',
    path: '/api/payout',
    summary: 'Betala tillbaka ett tillgodohavande',
    body: payoutInput,
    response: payout,
    idempotent: true,
  }),
  undo: call({
    method: 'POST',
    path: '/api/payout/{id}/undo',
    summary: 'Ångra en återbetalning',
    response: payout,
    idempotent: true,
  }),
});
