import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { fromOre, type LocalDate } from '@husrum/format';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { lastBilledPeriod } from '../rent/period-grid.rules';
import { planInvoice } from '../rent/plan-invoice.rules';
import { findLeaseForInvoicing } from './lease-for-invoicing.store';

/** What the last invoice of a lease would amount to if the lease ended on `stop`. */
export const previewLastInvoice = async (
  { tx }: RequestContext,
  leaseId: number,
  stop: LocalDate,
): Promise<ResponseOf<typeof leaseCalls.previewEnding>> => {
  const lease = orNotFound(await findLeaseForInvoicing(tx, leaseId));
  const period = lastBilledPeriod(lease.nextMonth, lease.interval, { start: lease.start, stop });
  if (period === null) return { last: null };
  const { rows, totals } = planInvoice(period, lease.versions, lease.addons);
  return { last: { ...period, total: fromOre(totals.payOre), explanation: rows[0]?.explanation ?? '' } };
};
