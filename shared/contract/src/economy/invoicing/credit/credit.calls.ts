import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { optionalId, output, reference } from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { settledInvoice } from '../invoice/invoice.schema';

/**
 * What a tenant has paid one company too much. Two companies are two sets of books: credit stays within one
 * (docs/domain-rules.md, D-14).
 */
export const tenantCredit = namedObject('TenantCredit', {
  /** It is null when the company has been deleted. */
  company: reference.nullable().defined(),
  /** SEK. */
  amount: output.number(),
  /** What the tenant's open invoices from the company have left to pay, SEK. */
  open: output.number(),
});
export type TenantCredit = yup.InferType<typeof tenantCredit>;

export const creditCalls = defineCalls('credit', {
  listByTenant: call({
    method: 'GET',
    path: '/api/credit/tenant/{id}',
    summary: 'En hyresgästs tillgodohavanden, per företag',
    response: namedObject('TenantCreditList', { data: output.list(tenantCredit.required()) }),
  }),
  /**
   * Settles open invoices with the credit, the oldest due date first. Without `company_id` it settles those of every company.
   */
  offset: call({
    method: 'POST',
    path: '/api/credit/tenant/{id}/offset',
    summary: 'Använd tillgodohavandet på obetalda hyresavier',
    body: yup.object({ company_id: optionalId('Företag') }),
    response: yup.object({ message: output.text(), settled: output.list(settledInvoice.required()) }),
    idempotent: true,
  }),
});
