import { changePrimaryTenant, updateLease } from '@husrum/api-leases';
import type { RequestContext } from '@husrum/api-platform';
import type { Lease } from '@husrum/contract/lease';
import { addDays } from '@husrum/format';
import type { InvoiceEffect } from '../invoice/invoice-effect';
import { readdressInvoices } from '../invoice/move-invoices';
import { recalculateUnsent } from '../invoice/recalculate-unsent';
import { applyMissedAdjustments } from '../rent-adjustment/apply-missed-adjustments';
import { replaceOpenProposals } from './proposed-credit.store';
import { proposedCreditTexts } from './proposed-credit.texts';

/**
 * The proposed credit of a sent invoice, in a list that is empty when its days outside the lease cost nothing. With days both
 * before the start and after the end of the lease, the proposal is from the first to the last day of the invoice.
 */
const toProposals = (leaseId: number, { invoice, after, payOre }: InvoiceEffect) =>
  invoice.pay_ore <= payOre
    ? []
    : [
        {
          lease_id: leaseId,
          invoicebase_id: invoice.id,
          start: after === null || after.start > invoice.start ? invoice.start : addDays(after.stop, 1),
          stop: after === null || after.stop < invoice.stop ? invoice.stop : addDays(after.start, -1),
          amount_ore: invoice.pay_ore - payOre,
          left_ore: payOre,
        },
      ];

/**
 * Changes a lease and, in the same transaction, its invoices (docs/domain-rules.md, D-7): unsent ones get its days and terms,
 * and credits are proposed for the days of sent ones before its start or after its end.
 */
export const updateLeaseAndInvoices = async (
  context: RequestContext,
  command: Parameters<typeof updateLease>[1],
): Promise<Lease> => {
  const { tx } = context;
  const { lease, before, missed, reread, isSpanChanged, areTermsChanged } = await updateLease(
    context,
    command,
  );
  if (!isSpanChanged && !areTermsChanged) return lease;
  await applyMissedAdjustments(context, lease.id, missed);
  const { spanChanged, termsChanged } = proposedCreditTexts;
  const reason = isSpanChanged ? spanChanged : termsChanged;
  const { sent } = await recalculateUnsent(context, [{ id: lease.id, before, reason }]);
  if (isSpanChanged) {
    const proposals = sent.flatMap((effect) => toProposals(lease.id, effect));
    await replaceOpenProposals(tx, lease.id, proposals);
  }
  return missed.length === 0 ? lease : reread();
};

/** Changes the primary tenant of a lease, to whom its unsent invoices are then addressed. */
export const changePrimaryTenantAndInvoices = async (
  context: RequestContext,
  leaseId: number,
  tenantId: number,
): Promise<Lease> => {
  const lease = await changePrimaryTenant(context, leaseId, tenantId);
  await readdressInvoices(context, leaseId, proposedCreditTexts.tenantChanged);
  return lease;
};
