import type { OkOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { fromOre, type LocalDate } from '@husrum/format';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { planInvoice } from '../rent/invoice.rules';
import { lastPeriod } from '../rent/period-grid.rules';
import { findBilledLease } from './billed-lease.store';

/** What the last invoice of a lease would ask for if it ended on a day. */
export const lastInvoice = async (
  { tx }: RequestContext,
  leaseId: number,
  stop: LocalDate,
): Promise<OkOf<typeof leaseCalls.ending>> => {
  const lease = orNotFound(await findBilledLease(tx, leaseId));
  const period = lastPeriod(lease.nextMonth, lease.interval, { start: lease.start, stop });
  if (period === null) return { last: null };
  const { rows, totals } = planInvoice(period, lease.versions, lease.addons);
  return { last: { ...period, total: fromOre(totals.payOre), explanation: rows[0]?.explanation ?? '' } };
};
