import type { DivergenceDecision, DivergenceField } from '@husrum/contract/accounting-sync';
import type { InvoiceType } from '@husrum/contract/invoice';

interface DivergingInvoice {
  readonly field: DivergenceField;
  readonly ours: string;
  readonly sent_at: string | null;
  readonly accounting_state: 'PENDING' | 'DRAFT' | 'BOOKED' | 'CANCELLED';
  readonly invoice_type: InvoiceType | null;
  /** Null after the connection was removed. */
  readonly integration_id: number | null;
}

const canApplyTheirs = ({ field, ours }: DivergingInvoice): boolean => {
  switch (field) {
    case 'DUE_DATE':
    case 'CREDITED':
    case 'PAYMENT':
      return true;
    case 'CANCELLED':
      // What was cancelled here stays so.
      return ours === 'NO';
    default:
      return false;
  }
};

const canTellOurs = (invoice: DivergingInvoice): boolean => {
  const { field, ours, sent_at, accounting_state, integration_id, invoice_type } = invoice;
  if (integration_id === null) return false;
  switch (field) {
    case 'DUE_DATE':
      // Spiris does not change what is booked.
      return accounting_state === 'DRAFT' || invoice_type === 'FORTNOX';
    case 'AMOUNT':
      return accounting_state === 'DRAFT';
    case 'CANCELLED':
      return ours === 'YES' && accounting_state === 'DRAFT';
    case 'MISSING':
      return sent_at === null;
    default:
      return false;
  }
};

/** What a person can decide. What neither side can do by itself is done by hand, and kept as it is until then. */
export const possibleDecisions = (invoice: DivergingInvoice): DivergenceDecision[] => [
  ...(canTellOurs(invoice) ? (['OURS'] as const) : []),
  ...(canApplyTheirs(invoice) ? (['THEIRS'] as const) : []),
  'KEEP',
];
