import type { DivergenceDecision, DivergenceRow } from '@husrum/contract/accounting-sync';
import { divergenceValue } from './accounting-sync.texts';
import type { DivergenceRecord } from './divergence.store';

/** A difference as it is shown: both sides in Swedish. */
export const toDivergenceRow = (
  { id, field, ours, theirs, created_at, invoice_id, reference, tenant_name, invoice_type }: DivergenceRecord,
  choices: readonly DivergenceDecision[],
): DivergenceRow => ({
  ...{ id, field, created_at },
  invoice: { id: invoice_id, reference, tenant_name },
  service: invoice_type === 'VISMA' ? 'VISMA' : 'FORTNOX',
  ours: divergenceValue(field, ours),
  theirs: divergenceValue(field, theirs),
  choices: [...choices],
});
