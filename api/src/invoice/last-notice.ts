import type { OkOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { fromOre, type LocalDate } from '@husrum/format';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { planNotice } from '../rent/notice.rules';
import { lastPeriod } from '../rent/period-grid.rules';
import { findBilledLease } from './billed-lease.store';

/** What the last notice of a lease would ask for if it ended on a day. */
export const lastNotice = async (
  { tx }: Work,
  leaseId: number,
  stop: LocalDate,
): Promise<OkOf<typeof leaseCalls.ending>> => {
  const lease = found(await findBilledLease(tx, leaseId));
  const period = lastPeriod(lease.nextMonth, lease.interval, { start: lease.start, stop });
  if (period === null) return { last: null };
  const { rows, totals } = planNotice(period, lease.versions, lease.addons);
  return { last: { ...period, total: fromOre(totals.payOre), explanation: rows[0]?.explanation ?? '' } };
};
