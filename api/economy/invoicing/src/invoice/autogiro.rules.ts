import type { InvoiceType } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';

interface AutogiroFacts {
  /** It is null until the invoice has its number. */
  readonly type: InvoiceType | null;
  /** The first day of the tenant's mandate. It is null without one. */
  readonly mandateFrom: LocalDate | null;
  readonly dueAt: LocalDate | null;
}

/**
 * Whether the tenant pays by autogiro (Swedish direct debit): only invoices in Fortnox that are due when the mandate is in
 * force.
 */
export const isPaidByAutogiro = ({ type, mandateFrom, dueAt }: AutogiroFacts): boolean =>
  type === 'FORTNOX' && mandateFrom !== null && dueAt !== null && dueAt >= mandateFrom;
