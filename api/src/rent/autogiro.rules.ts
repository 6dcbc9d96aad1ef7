import type { InvoiceType } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';

interface AutogiroFacts {
  readonly type: InvoiceType | null;
  /** The first day of the tenant's mandate. Null without one. */
  readonly mandateFrom: LocalDate | null;
  readonly dueAt: LocalDate | null;
}

/** Whether the amount is drawn from the tenant's account. Only Fortnox draws, and only what the mandate covers. */
export const isDrawn = ({ type, mandateFrom, dueAt }: AutogiroFacts): boolean =>
  type === 'FORTNOX' && mandateFrom !== null && dueAt !== null && dueAt >= mandateFrom;
