import { earliest } from '@husrum/format';
import { lockBilledLease } from '../invoice/billed-lease.store';
import { invoicesFrom } from '../invoice/lease-invoices.store';
import { renewInvoices } from '../invoice/renew-rows';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import type { Addon } from '../rent/addon-rows.rules';
import { planInvoice } from '../rent/invoice.rules';
import { type Period, shared } from '../rent/period';

/** An add-on that came (no `before`), changed, or went (no `after`). */
export interface AddonChange {
  before?: Addon | undefined;
  after?: Addon | undefined;
}

/** What became of the invoices that were already made. */
export interface Followed {
  recalculated: number;
  locked: number;
}

const runsIn = (addon: Addon | undefined, period: Period): boolean =>
  addon !== undefined && shared(period, addon) !== null;

const whyOf = ({ before, after }: AddonChange): string => {
  if (before === undefined) return `tillägget ${after?.name} har tillkommit`;
  return after === undefined
    ? `tillägget ${before.name} är borttaget`
    : `tillägget ${after.name} har ändrats`;
};

/**
 * Lets unsent invoices follow an add-on of their lease (D-19). A row that somebody has taken away or written anew stays
 * so: one is added only for days on which the add-on did not run before.
 */
export const followAddon = async (
  { tx, clock, account }: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  leaseId: number,
  change: AddonChange,
): Promise<Followed> => {
  const { before, after } = change;
  const known = before ?? after;
  if (known === undefined) return { recalculated: 0, locked: 0 };
  const lease = orNotFound(await lockBilledLease(tx, leaseId));
  const from = before && after ? earliest(before.start, after.start) : known.start;
  const invoices = await invoicesFrom(tx, [leaseId], from);
  const planned = (period: Period) => planInvoice(period, lease.versions, after ? [after] : []).rows;
  const renewed = await renewInvoices(
    tx,
    invoices.filter(({ locked }) => !locked).map(({ id }) => id),
    {
      replaces: (row) => row.lease_addon_id === known.id,
      adds: (period) => !runsIn(before, period),
      plan: (period) => planned(period).filter((row) => row.addonId === known.id),
      why: whyOf(change),
    },
    { userId: account.userId, today: clock.today() },
  );
  const touched = invoices.filter(
    (invoice) => invoice.locked && (runsIn(before, invoice) || runsIn(after, invoice)),
  );
  return { recalculated: renewed.length, locked: touched.length };
};
