import type { BodyOf } from '@husrum/contract/core';
import type { entityCalls } from '@husrum/contract/entity';
import type { Lease, leaseCalls } from '@husrum/contract/lease';
import { addDays } from '@husrum/format';
import { findEntity } from '../entity/entity.store';
import { updateEntity } from '../entity/update-entity';
import type { InvoiceEffect } from '../invoice/invoice-effect';
import { readdressInvoices, updateLeaseInvoices } from '../invoice/update-lease-invoices';
import { changePrimaryTenant } from '../lease/change-tenants';
import { lockLease } from '../lease/lease.store';
import { hasSameTerms } from '../lease/lease-change.rules';
import { updateLease } from '../lease/update-lease';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { listLeasesPerSquareMetre, replaceOpenProposals } from './proposed-credit.store';
import { proposedCreditTexts } from './proposed-credit.texts';

/** The last days of a sent invoice, after the end of its lease. Nothing is proposed if they cost nothing. */
const toProposal = (leaseId: number, { invoice, after, payOre }: InvoiceEffect) =>
  invoice.pay_ore <= payOre
    ? []
    : [
        {
          lease_id: leaseId,
          invoicebase_id: invoice.id,
          start: after === null ? invoice.start : addDays(after.stop, 1),
          stop: invoice.stop,
          amount_ore: invoice.pay_ore - payOre,
          left_ore: payOre,
        },
      ];

/**
 * Changes a lease and, in the same transaction, its invoices (D-7): unsent ones follow its days and terms, and days of sent
 * ones that are after its end become proposed credits.
 */
export const updateLeaseAndInvoices = async (
  context: RequestContext,
  body: BodyOf<typeof leaseCalls.update>,
): Promise<Lease> => {
  const { tx } = context;
  const before = orNotFound(await lockLease(tx, body.id));
  const lease = await updateLease(context, body);
  const isMoved = lease.start !== before.start || lease.stop !== before.stop;
  if (!isMoved && hasSameTerms(before, lease)) return lease;
  const { spanChanged, termsChanged } = proposedCreditTexts;
  const sent = await updateLeaseInvoices(context, lease.id, before, isMoved ? spanChanged : termsChanged);
  if (isMoved) {
    const proposals = sent.flatMap((effect) => toProposal(lease.id, effect));
    await replaceOpenProposals(tx, lease.id, proposals);
  }
  return lease;
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

/** Changes an object. A new area reaches the unsent invoices whose rent is per square metre (D-15). */
export const updateEntityAndInvoices = async (
  context: RequestContext,
  body: BodyOf<typeof entityCalls.update>,
): Promise<void> => {
  const { tx } = context;
  const before = orNotFound(await findEntity(tx, body.id));
  await updateEntity(tx, body);
  const after = orNotFound(await findEntity(tx, body.id));
  if (Number(after.area) === Number(before.area)) return;
  for (const { id, ...span } of await listLeasesPerSquareMetre(tx, body.id))
    await updateLeaseInvoices(context, id, span, proposedCreditTexts.areaChanged);
};
