import type { calls, OkOf } from '@husrum/contract';
import { fromOre, monthOf, startOfMonth } from '@husrum/format';
import type { Work } from '../platform/http';
import { feeByMonth } from './billed.store';
import { billableLeases, billedDays } from './portfolio.store';
import { projectedFee, yearFrom } from './projection.rules';

/** This month and the eleven to come: the notices that are made, and those that the leases will lead to. Ex VAT. */
export const projectIncome = async ({
  tx,
  clock,
}: Pick<Work, 'tx' | 'clock'>): Promise<OkOf<typeof calls.economy.projected>> => {
  const labels = yearFrom(monthOf(clock.today()));
  const from = startOfMonth(clock.today());
  const made = await feeByMonth(tx, from);
  const leases = await billableLeases(tx);
  const billed = await billedDays(tx, from);
  const data = labels.map((month) => {
    const coming = leases.reduce(
      (sum, lease) => sum + projectedFee(lease, month, billed.get(lease.id) ?? []),
      0,
    );
    return fromOre((made.get(month) ?? 0) + coming);
  });
  return { labels, data };
};
