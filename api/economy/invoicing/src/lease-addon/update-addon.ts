import { orNotFound, type RequestContext, requireUnchanged } from '@husrum/api-platform';
import { toAddon } from '@husrum/api-rent';
import type { AddonDetail } from '@husrum/contract/addon';
import { type AddonTerms, lockAddon, saveAddon } from '../addon/addon.store';
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

interface UpdateAddonCommand extends AddonTerms {
  readonly id: number;
  readonly updatesLeases: boolean;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

/**
 * Changes an add-on of the catalogue (docs/domain-rules.md, D-19). With `updatesLeases`, the leases that have it get the new
 * name, fee and VAT, and their unsent invoices are recalculated.
 */
export const updateAddon = async (
  context: RequestContext,
  { id, updatesLeases, updated_at, ...terms }: UpdateAddonCommand,
): Promise<AddonDetail> => {
  const { tx } = context;
  const before = orNotFound(await lockAddon(tx, id));
  requireUnchanged(before, updated_at);
  await saveAddon(tx, id, terms);
  if (!updatesLeases) return readAddon(context, id);
  const { name, feeOre, tax_rate } = terms;
  const hasNewTerms = (row: LeaseAddonRow) =>
    row.name === name && row.fee_ore === feeOre && row.tax_rate === tax_rate;
  for (const leaseAddon of await lockOngoingLeaseAddons(context, id)) {
    if (hasNewTerms(leaseAddon)) continue;
    const agreedFrom = leaseAddon.fee_ore === feeOre ? leaseAddon.agreed_from : null;
    await saveLeaseAddon(tx, leaseAddon.id, { name, fee_ore: feeOre, tax_rate, agreed_from: agreedFrom });
    const current = toAddon(leaseAddon);
    await updateUnsentInvoices(context, leaseAddon.lease_id, {
      before: current,
      after: { ...current, name, feeOre, taxRate: tax_rate, agreedFrom },
    });
  }
  return readAddon(context, id);
};
