import type { DivergenceDecision, DivergenceRow } from '@husrum/contract/accounting-sync';
import { accountingSyncTexts, formatDivergenceValue } from './accounting-sync.texts';
import type { DivergenceWithInvoice } from './divergence.store';

/** A divergence as shown to users, with both values as Swedish texts. */
export const toDivergenceRow = (
  {
    id,
    field,
    ours,
    theirs,
    created_at,
    invoice_id,
    reference,
    tenant_name,
    invoice_type,
  }: DivergenceWithInvoice,
  choices: readonly DivergenceDecision[],
): DivergenceRow => ({
  ...{ id, field, created_at },
  invoice: { id: invoice_id, reference, tenant_name },
  service: invoice_type === 'VISMA' ? 'VISMA' : 'FORTNOX',
  ours: formatDivergenceValue(field, ours),
  theirs: formatDivergenceValue(field, theirs),
  choices: [...choices],
  advice: choices.includes('OURS')
    ? null
    : accountingSyncTexts.advice(field, invoice_type === 'VISMA' ? 'VISMA' : 'FORTNOX'),
});
