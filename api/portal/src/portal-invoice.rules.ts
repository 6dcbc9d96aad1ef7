import type { InvoiceStatus } from '@husrum/contract/invoice';
import type { PortalInvoiceState } from '@husrum/contract/portal';

interface SentInvoice {
  /** The status of today. */
  readonly status: InvoiceStatus;
  readonly left_ore: number;
}

/**
 * What a tenant needs to know of a sent invoice. An invoice that is neither cancelled, credited nor overdue and has an amount
 * left to pay is `TO_PAY`, whatever its status.
 */
export const toPortalInvoiceState = ({ status, left_ore }: SentInvoice): PortalInvoiceState => {
  if (status === 'CANCELLED') return 'CANCELLED';
  if (status === 'CREDITED') return 'CREDITED';
  if (left_ore <= 0) return 'PAID';
  return status === 'OVERDUE' ? 'OVERDUE' : 'TO_PAY';
};
