import { orNotFound, type RequestContext, requireUnchanged } from '@husrum/api-platform';
import { toAddon } from '@husrum/api-rent';
import type { AddonDetail, addonCalls } from '@husrum/contract/addon';
import type { BodyOf } from '@husrum/contract/core';
import { toOre } from '@husrum/format';
import { lockAddon, saveAddon } from '../addon/addon.store';
import { readAddon } from '../addon/read-addon';
import { lockLeases } from '../invoice/lease-for-invoicing.store';
import { type LeaseAddonRow, listOngoingLeaseAddons, saveLeaseAddon } from './lease-addon.store';
import { updateUnsentInvoices } from './update-unsent-invoices';

/** Locks the leases of the add-ons, then lists the add-ons again: somebody else may have just changed or ended them. */
const lockOngoingLeaseAddons = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  addonId: number,
): Promise<LeaseAddonRow[]> => {
  const listed = await listOngoingLeaseAddons(tx, addonId, clock.today());
  await lockLeases(
    tx,
    listed.map(({ lease_id }) => lease_id),
  );
  return listOngoingLeaseAddons(tx, addonId, clock.today());
};

/**
 * Changes an add-on of the catalogue (docs/domain-rules.md, D-19). With `update_leases`, the leases that have it get the new
 * name, fee and VAT, and their unsent invoices are recalculated.
 */
export const updateAddon = async (
  context: RequestContext,
  { id, update_leases, updated_at, ...input }: BodyOf<typeof addonCalls.update>,
): Promise<AddonDetail> => {
  const { tx } = context;
  const before = orNotFound(await lockAddon(tx, id));
  requireUnchanged(before, updated_at);
  await saveAddon(tx, id, input);
  if (!update_leases) return readAddon(context, id);
  const { name, fee, tax_rate } = input;
  const hasNewTerms = (row: LeaseAddonRow) =>
    row.name === name && row.fee_ore === toOre(fee) && row.tax_rate === tax_rate;
  for (const leaseAddon of await lockOngoingLeaseAddons(context, id)) {
    if (hasNewTerms(leaseAddon)) continue;
    const agreed_from = leaseAddon.fee_ore === toOre(fee) ? leaseAddon.agreed_from : null;
    await saveLeaseAddon(tx, leaseAddon.id, { name, fee_ore: toOre(fee), tax_rate, agreed_from });
    const current = toAddon(leaseAddon);
    await updateUnsentInvoices(context, leaseAddon.lease_id, {
      before: current,
      after: { ...current, name, feeOre: toOre(fee), taxRate: tax_rate, agreedFrom: agreed_from },
    });
  }
  return readAddon(context, id);
};
