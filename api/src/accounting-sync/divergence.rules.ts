import type { DivergenceDecision, DivergenceField } from '@husrum/contract/accounting-sync';
import type { InvoiceType } from '@husrum/contract/invoice';

interface DivergingInvoice {
  readonly field: DivergenceField;
  readonly ours: string;
  readonly theirs: string;
  readonly sent_at: string | null;
  readonly accounting_state: 'PENDING' | 'DRAFT' | 'BOOKED' | 'CANCELLED';
  readonly invoice_type: InvoiceType | null;
  /** Null after the connection was removed. */
  readonly integration_id: number | null;
}

const canApplyTheirs = ({ field, ours, sent_at }: DivergingInvoice): boolean => {
  switch (field) {
    case 'DUE_DATE':
    case 'CREDITED':
    case 'PAYMENT':
      return true;
    case 'CANCELLED':
      // An invoice that was cancelled here stays cancelled.
      return ours === 'NO';
    case 'MISSING':
      // An unsent invoice that was removed in the program can be cancelled here.
      return sent_at === null;
    default:
      return false;
  }
};

const canApplyOurs = (invoice: DivergingInvoice): boolean => {
  const { field, ours, theirs, sent_at, accounting_state, integration_id, invoice_type } = invoice;
  if (integration_id === null) return false;
  switch (field) {
    case 'DUE_DATE':
      // Spiris does not change booked invoices.
      return accounting_state === 'DRAFT' || invoice_type === 'FORTNOX';
    case 'AMOUNT':
      return accounting_state === 'DRAFT';
    case 'CANCELLED':
      // An unsent invoice that was cancelled in the program can be created again.
      return ours === 'YES' ? accounting_state === 'DRAFT' : sent_at === null;
    case 'MISSING':
      return sent_at === null;
    case 'PAYMENT':
      // A payment that was removed in the program is registered again. Spiris cannot reduce a payment.
      return accounting_state === 'BOOKED' && (invoice_type === 'FORTNOX' || Number(theirs) < Number(ours));
    default:
      return false;
  }
};

/** The decisions that a user can choose among. KEEP leaves both sides as they are, for divergences that are resolved by hand. */
export const possibleDecisions = (invoice: DivergingInvoice): DivergenceDecision[] => [
  ...(canApplyOurs(invoice) ? (['OURS'] as const) : []),
  ...(canApplyTheirs(invoice) ? (['THEIRS'] as const) : []),
  'KEEP',
];
