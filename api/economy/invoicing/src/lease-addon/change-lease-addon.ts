import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  requireUnchanged,
} from '@husrum/api-platform';
import { type Addon, type Span, toAddon } from '@husrum/api-rent';
import type { ResponseOf } from '@husrum/contract/core';
import type { AddonInterval, leaseAddonCalls } from '@husrum/contract/lease-addon';
import type { LocalDate } from '@husrum/format';
import { type AddonTerms, holdAddonTerms } from '../addon/addon.store';
import { type LeaseForInvoicing, lockLeaseForInvoicing } from '../invoice/lease-for-invoicing.store';
import {
  deleteLeaseAddon,
  findLeaseAddon,
  insertLeaseAddon,
  readLeaseAddon,
  saveLeaseAddon,
} from './lease-addon.store';
import { leaseAddonTexts } from './lease-addon.texts';
import { lastDayWhenEnded, leaseAddonSpanErrors } from './lease-addon-span.rules';
import { updateUnsentInvoices } from './update-unsent-invoices';

type ChangeResult = ResponseOf<typeof leaseAddonCalls.create>;

/** Locks the lease. Throws if it has ended, or does not run on all days of the add-on. */
const requireCurrentLease = async (
  { tx, clock }: RequestContext,
  leaseId: number,
  span: Span,
): Promise<LeaseForInvoicing> => {
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  if (lease.stop !== null && lease.stop < clock.today())
    throw problem('conflict', {
      message: leaseAddonTexts.leaseEnded,
    });
  const errors = leaseAddonSpanErrors(span, lease);
  if (errors) throw invalidInput(errors);
  return lease;
};

interface AddLeaseAddonCommand {
  readonly lease_id: number;
  /** The add-on of the catalogue, whose terms are copied. Null: the add-on has the terms below. */
  readonly addon_id: number | null;
  readonly name: string | null;
  readonly feeOre: number | null;
  readonly tax_rate: number | null;
  /** Undefined: the default. */
  readonly interval?: AddonInterval;
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
}

const readAddonTerms = async (
  { tx }: RequestContext,
  { addon_id, name, feeOre, tax_rate }: AddLeaseAddonCommand,
): Promise<AddonTerms> => {
  if (addon_id !== null) return orNotFound(await holdAddonTerms(tx, addon_id));
  return { name: name ?? '', feeOre: feeOre ?? 0, tax_rate: tax_rate ?? 0 };
};

const updateInvoicesAndRead = async (
  context: RequestContext,
  leaseId: number,
  id: number,
  before?: Addon,
): Promise<ChangeResult> => {
  const after = toAddon(orNotFound(await findLeaseAddon(context.tx, id)));
  const impact = await updateUnsentInvoices(context, leaseId, { before, after });
  return { leaseaddon: orNotFound(await readLeaseAddon(context.tx, id)), ...impact };
};

/** Adds an add-on to a lease: a copy of one from the catalogue, or one with its own terms (docs/domain-rules.md, D-19). */
export const addLeaseAddon = async (
  context: RequestContext,
  input: AddLeaseAddonCommand,
): Promise<ChangeResult> => {
  const { lease_id, addon_id, interval, start, stop } = input;
  // The add-on is locked before the lease, as where the catalogue is changed: otherwise the two could deadlock.
  const { name, feeOre, tax_rate } = await readAddonTerms(context, input);
  await requireCurrentLease(context, lease_id, { start, stop });
  const id = await insertLeaseAddon(context.tx, {
    lease_id,
    addon_id,
    name,
    fee_ore: feeOre,
    tax_rate,
    interval,
    start,
    stop,
  });
  return updateInvoicesAndRead(context, lease_id, id);
};

interface UpdateLeaseAddonCommand extends AddonTerms {
  readonly id: number;
  /** Undefined: unchanged. */
  readonly interval?: AddonInterval;
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateLeaseAddon = async (
  context: RequestContext,
  { id, updated_at, feeOre, ...change }: UpdateLeaseAddonCommand,
): Promise<ChangeResult> => {
  const { lease_id } = orNotFound(await findLeaseAddon(context.tx, id));
  await requireCurrentLease(context, lease_id, change);
  // The add-on is read again, now that the lease is locked: somebody else may have just changed the add-on.
  const before = orNotFound(await findLeaseAddon(context.tx, id));
  requireUnchanged(before, updated_at);
  const isSameFee = before.fee_ore === feeOre && before.start === change.start;
  await saveLeaseAddon(context.tx, id, {
    ...change,
    fee_ore: feeOre,
    agreed_from: isSameFee ? before.agreed_from : null,
  });
  return updateInvoicesAndRead(context, before.lease_id, id, toAddon(before));
};

/** Ends an add-on yesterday (D-19), or deletes it if it has never applied. Returns the message of the API response. */
export const endLeaseAddon = async (context: RequestContext, id: number): Promise<string> => {
  const { lease_id } = orNotFound(await findLeaseAddon(context.tx, id));
  orNotFound(await lockLeaseForInvoicing(context.tx, lease_id));
  // The add-on is read again, now that the lease is locked: somebody else may have just changed or ended the add-on.
  const before = orNotFound(await findLeaseAddon(context.tx, id));
  const stop = lastDayWhenEnded(before, context.clock.today());
  const addon = toAddon(before);
  if (stop !== null) await saveLeaseAddon(context.tx, id, { stop });
  await updateUnsentInvoices(context, before.lease_id, {
    before: addon,
    after: stop === null ? undefined : { ...addon, stop },
  });
  if (stop === null) await deleteLeaseAddon(context.tx, id);
  return stop === null ? leaseAddonTexts.removed(before.name) : leaseAddonTexts.ended(before.name, stop);
};
