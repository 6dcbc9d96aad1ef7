import type { BodyOf, OkOf } from '@husrum/contract/core';
import type { LeaseAddonInput, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { toOre } from '@husrum/format';
import { findAddon } from '../addon/addon.store';
import { type BilledLease, lockBilledLease } from '../invoice/billed-lease.store';
import { invalid, orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import type { Addon } from '../rent/addon-rows.rules';
import type { Span } from '../rent/period';
import { lastDay, spanProblem } from './addon-span.rules';
import { followAddon } from './follow-addon';
import {
  deleteLeaseAddon,
  engineAddon,
  findLeaseAddon,
  insertLeaseAddon,
  readLeaseAddon,
  writeLeaseAddon,
} from './lease-addon.store';

type Effect = OkOf<typeof leaseAddonCalls.create>;

/** The lease an add-on is to run on, refused when it has ended or does not run on those days. */
const openLease = async (
  { tx, clock }: RequestContext,
  leaseId: number,
  span: Span,
): Promise<BilledLease> => {
  const lease = orNotFound(await lockBilledLease(tx, leaseId));
  if (lease.stop !== null && lease.stop < clock.today())
    throw problem('conflict', {
      message: 'Uthyrningen är avslutad. Återaktivera den för att ändra tillägg.',
    });
  const wrong = spanProblem(span, lease);
  if (wrong) throw invalid(wrong);
  return lease;
};

const termsOf = async ({ tx }: RequestContext, { addon_id, name, fee, tax_rate }: LeaseAddonInput) => {
  if (addon_id !== null) return orNotFound(await findAddon(tx, addon_id));
  return { name: name ?? '', fee: fee ?? 0, tax_rate: tax_rate ?? 0 };
};

const effectOf = async (
  context: RequestContext,
  leaseId: number,
  id: number,
  before?: Addon,
): Promise<Effect> => {
  const after = engineAddon(orNotFound(await findLeaseAddon(context.tx, id)));
  const followed = await followAddon(context, leaseId, { before, after });
  return { leaseaddon: orNotFound(await readLeaseAddon(context.tx, id)), ...followed };
};

/** Gives a lease an add-on: a copy of one of the catalogue's, or one of its own (D-19). */
export const addLeaseAddon = async (context: RequestContext, input: LeaseAddonInput): Promise<Effect> => {
  const { lease_id, addon_id, start, stop } = input;
  await openLease(context, lease_id, { start, stop });
  const { name, fee, tax_rate } = await termsOf(context, input);
  const id = await insertLeaseAddon(context.tx, {
    lease_id,
    addon_id,
    name,
    fee_ore: toOre(fee),
    tax_rate,
    start,
    stop,
  });
  return effectOf(context, lease_id, id);
};

export const updateLeaseAddon = async (
  context: RequestContext,
  { id, updated_at, fee, ...change }: BodyOf<typeof leaseAddonCalls.update>,
): Promise<Effect> => {
  const before = orNotFound(await findLeaseAddon(context.tx, id));
  if (updated_at !== null && updated_at !== before.updated_at) throw problem('changedMeanwhile');
  await openLease(context, before.lease_id, change);
  await writeLeaseAddon(context.tx, id, { ...change, fee_ore: toOre(fee) });
  return effectOf(context, before.lease_id, id, engineAddon(before));
};

/** Ends an add-on with yesterday (D-19); one that never ran goes altogether. Gives what is said about it. */
export const endLeaseAddon = async (context: RequestContext, id: number): Promise<string> => {
  const before = orNotFound(await findLeaseAddon(context.tx, id));
  orNotFound(await lockBilledLease(context.tx, before.lease_id));
  const stop = lastDay(before, context.clock.today());
  const addon = engineAddon(before);
  await followAddon(context, before.lease_id, {
    before: addon,
    after: stop === null ? undefined : { ...addon, stop },
  });
  if (stop === null) await deleteLeaseAddon(context.tx, id);
  else await writeLeaseAddon(context.tx, id, { stop });
  return stop === null ? `${before.name} borttagen` : `${before.name} avslutad ${stop}`;
};
