import type { DivergenceDecision, DivergenceField } from '@husrum/contract/accounting-sync';
import type { InvoiceType } from '@husrum/contract/invoice';

/** A divergence, and the fields of its invoice that matter for the decision. */
interface DivergenceToDecide {
  readonly field: DivergenceField;
  readonly ours: string;
  readonly theirs: string;
  readonly sent_at: string | null;
  readonly accounting_state: 'PENDING' | 'DRAFT' | 'BOOKED' | 'CANCELLED';
  readonly invoice_type: InvoiceType | null;
  /** It is null after the connection was removed. */
  readonly integration_id: number | null;
  /** What is left to pay in the program, in öre; negative when overpaid. It is null before the first sync. */
  readonly remote_left_ore: number | null;
}

const canApplyTheirs = ({ field, ours, sent_at }: DivergenceToDecide): boolean => {
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

/**
 * A payment that was removed or reduced in the program is registered again. Of one that was raised, the program takes back
 * only what the invoice is overpaid by, and Spiris nothing.
 */
const canRegisterOurs = ({ ours, theirs, invoice_type, remote_left_ore }: DivergenceToDecide): boolean => {
  const missingOre = Number(ours) - Number(theirs);
  return missingOre > 0 || (invoice_type === 'FORTNOX' && (remote_left_ore ?? 0) <= missingOre);
};

const canApplyOurs = (divergence: DivergenceToDecide): boolean => {
  const { field, ours, sent_at, accounting_state, integration_id, invoice_type } = divergence;
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
      return accounting_state === 'BOOKED' && canRegisterOurs(divergence);
    default:
      return false;
  }
};

/** The decisions that a user can choose among. KEEP leaves both sides as they are, for divergences that are resolved by hand. */
export const possibleDecisions = (divergence: DivergenceToDecide): DivergenceDecision[] => [
  ...(canApplyOurs(divergence) ? (['OURS'] as const) : []),
  ...(canApplyTheirs(divergence) ? (['THEIRS'] as const) : []),
  'KEEP',
];
