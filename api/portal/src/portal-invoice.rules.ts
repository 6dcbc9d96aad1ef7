import type { InvoiceStatus } from '@husrum/contract/invoice';
import type { PortalInvoice, PortalInvoiceState } from '@husrum/contract/portal';

interface SentInvoice {
  /** The status of today. */
  readonly status: InvoiceStatus;
  readonly left_ore: number;
  /** What the landlord has written off. */
  readonly written_off_ore: number;
}

/** What the tenant still owes. A write-off is only the landlord's bookkeeping: it gives the tenant nothing. */
export const owedOre = ({
  left_ore,
  written_off_ore,
}: Pick<SentInvoice, 'left_ore' | 'written_off_ore'>): number => left_ore + written_off_ore;

/**
 * What a tenant needs to know of a sent invoice. An invoice that is neither cancelled, credited nor overdue and has an amount
 * left to pay is `TO_PAY`, whatever its status.
 */
export const toPortalInvoiceState = ({ status, ...amounts }: SentInvoice): PortalInvoiceState => {
  if (status === 'CANCELLED') return 'CANCELLED';
  if (status === 'CREDITED') return 'CREDITED';
  if (owedOre(amounts) <= 0) return 'PAID';
  return status === 'OVERDUE' ? 'OVERDUE' : 'TO_PAY';
};

/** Whether something of the invoice is to be paid, and not by autogiro, and whether the payment can be found by its message. */
export const canBePaidBySwish = ({
  kind,
  state,
  autogiro,
  ocr,
}: Pick<PortalInvoice, 'kind' | 'state' | 'autogiro' | 'ocr'>): boolean =>
  kind !== 'CREDIT' && (state === 'TO_PAY' || state === 'OVERDUE') && !autogiro && ocr !== null;
