import type { AddonDetail, addonCalls } from '@husrum/contract/addon';
import type { BodyOf } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { toOre } from '@husrum/format';
import { followAddon } from '../lease-addon/follow-addon';
import { engineAddon, goingOn, type StoredAddon, writeLeaseAddon } from '../lease-addon/lease-addon.store';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { findAddon, lockAddon, writeAddon } from './addon.store';

export const readAddon = async ({ tx }: Pick<RequestContext, 'tx'>, id: number): Promise<AddonDetail> => {
  const addon = orNotFound(await findAddon(tx, id));
  return {
    ...addon,
    breadcrumb: [
      { title: 'Tillägg och avdrag', link: routes.addon.overview() },
      { title: addon.name, link: null },
    ],
  };
};

/** Changes the catalogue, and on request what leases have of it (D-19). */
export const updateAddon = async (
  context: RequestContext,
  { id, update_leases, updated_at, ...input }: BodyOf<typeof addonCalls.update>,
): Promise<void> => {
  const { tx, clock } = context;
  const before = orNotFound(await lockAddon(tx, id));
  if (updated_at !== null && updated_at !== before.updated_at) throw problem('changedMeanwhile');
  await writeAddon(tx, id, input);
  if (!update_leases) return;
  const { name, fee, tax_rate } = input;
  const has = (one: StoredAddon) =>
    one.name === name && one.fee_ore === toOre(fee) && one.tax_rate === tax_rate;
  for (const had of await goingOn(tx, id, clock.today())) {
    if (has(had)) continue;
    await writeLeaseAddon(tx, had.id, { name, fee_ore: toOre(fee), tax_rate });
    const before = engineAddon(had);
    await followAddon(context, had.lease_id, {
      before,
      after: { ...before, name, feeOre: toOre(fee), taxRate: tax_rate },
    });
  }
};
