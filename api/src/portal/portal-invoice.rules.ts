import type { InvoiceStatus } from '@husrum/contract/invoice';
import type { PortalInvoiceState } from '@husrum/contract/portal';

interface SentInvoice {
  /** The status of today. */
  readonly status: InvoiceStatus;
  readonly left_ore: number;
}

/** What a tenant needs to know of a sent invoice. What is not overdue and has something left is to be paid, whatever its status. */
export const toPortalInvoiceState = ({ status, left_ore }: SentInvoice): PortalInvoiceState => {
  if (status === 'CANCELLED') return 'CANCELLED';
  if (status === 'CREDITED') return 'CREDITED';
  if (left_ore <= 0) return 'PAID';
  return status === 'OVERDUE' ? 'OVERDUE' : 'TO_PAY';
};
