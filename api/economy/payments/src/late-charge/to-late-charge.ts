import type { LateCharge, InterestPart as PartOfCall } from '@husrum/contract/late-charge';
import { fromOre } from '@husrum/format';
import type { StoredCharge } from './late-charge.store';
import type { InterestPart } from './late-days.rules';
import type { InterestPreview } from './preview-interest.rules';

export const toParts = (parts: readonly InterestPart[]): PartOfCall[] =>
  parts.map(({ principalOre, interestOre, ...part }) => ({
    ...part,
    principal: fromOre(principalOre),
    interest: fromOre(interestOre),
  }));

export const toPreview = ({ interestOre, parts, problem, detail }: InterestPreview) => ({
  from: parts.at(0)?.from ?? null,
  through: parts.at(-1)?.through ?? null,
  interest: fromOre(interestOre),
  parts: toParts(parts),
  ...{ problem, detail },
});

const findState = ({ withdrawnAt, billedId }: StoredCharge): LateCharge['state'] => {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  return billedId === null ? 'OPEN' : 'BILLED';
};

export const toLateCharge = (stored: StoredCharge): LateCharge => ({
  ...{ id: stored.id, kind: stored.kind, amount: fromOre(stored.amountOre), state: findState(stored) },
  invoice: { id: stored.invoiceId, reference: stored.reference },
  company: stored.companyId === null ? null : { id: stored.companyId, name: stored.companyName },
  tenant: stored.tenantName,
  ...{ from: stored.fromOn, through: stored.throughOn, parts: toParts(stored.parts ?? []) },
  billed_on:
    stored.billedId === null
      ? null
      : { id: stored.billedId, reference: stored.billedReference, is_sent: stored.isBilledSent ?? false },
  is_on_next_invoice: stored.isOnNextInvoice,
  ...{ by: stored.by, created_at: stored.createdAt, withdrawn_at: stored.withdrawnAt },
  ...{ withdrawn_by: stored.withdrawnBy, withdrawn_reason: stored.withdrawnReason },
});
