import type { OkOf } from '@husrum/contract/core';
import type { statisticsCalls } from '@husrum/contract/statistics';
import { fromOre } from '@husrum/format';
import { storagePercent } from '../file/storage.rules';
import { storedBytes } from '../file/storage.store';
import type { RequestContext } from '../platform/http';
import { membershipOf } from '../session/membership.rules';
import { signedInUser } from '../session/profile';
import { houseStatistics, invoiceStatistics } from './billable-statistics.store';

export const showStatistics = async (
  context: RequestContext,
): Promise<OkOf<typeof statisticsCalls.billable>> => {
  const { tx, clock } = context;
  const today = clock.today();
  const user = await signedInUser(context);
  const { unpaid_ore, overdue_ore, ready_ore, ...invoices } = await invoiceStatistics(tx, today);
  return {
    id: user.billable_id,
    name: user.billable_name,
    organisation: user.organisation ? 1 : 0,
    membership: membershipOf(user, today),
    storage_percent: storagePercent(await storedBytes(tx)),
    ...invoices,
    stat_unpaid_amount: fromOre(unpaid_ore),
    stat_overdue_amount: fromOre(overdue_ore),
    stat_ready_amount: fromOre(ready_ore),
    ...(await houseStatistics(tx, today)),
  };
};
