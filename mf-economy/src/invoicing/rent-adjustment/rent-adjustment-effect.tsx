import type { ResponseOf } from '@husrum/contract/core';
import type { AdjustedLease, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { formatKronor } from '@husrum/format';
import { StatisticCards } from '@husrum/ui';
import { type Column, type ListQuery, type TableState, UrlTable } from '@husrum/ui/data';
import { formatWholeKronor } from '../../runs/economy/economy.rules';
import { adjustedLeaseColumns, type adjustedLeaseSortable } from './adjusted-lease.columns';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

type EffectResponse = ResponseOf<typeof rentAdjustmentCalls.listEffects>;
type SortKey = (typeof adjustedLeaseSortable)[number];

const differenceHint = (difference: number): string | false => {
  if (difference === 0) return false;
  return difference > 0 ? rentAdjustmentTexts.canBeCharged : rentAdjustmentTexts.canBeCredited;
};

const EffectTotals = ({ total, sum }: EffectResponse) => {
  const { old_month, new_month, difference } = sum;
  const monthlyChange = formatKronor(new_month - old_month);
  return (
    <StatisticCards
      items={[
        { label: rentAdjustmentTexts.leases, value: total },
        { label: rentAdjustmentTexts.oldMonthlyRent, value: formatWholeKronor(old_month) },
        {
          label: rentAdjustmentTexts.newMonthlyRent,
          value: formatWholeKronor(new_month),
          hint: new_month > old_month ? `+${monthlyChange}` : monthlyChange,
        },
        {
          label: rentAdjustmentTexts.sentDifference,
          value: formatKronor(difference),
          hint: differenceHint(difference),
          tone: difference === 0 ? 'plain' : 'warn',
        },
      ]}
    />
  );
};

interface Props {
  table: TableState<SortKey, Record<never, never>>;
  query: ListQuery<AdjustedLease>;
  response: EffectResponse;
  /** Last column with an action on the lease. */
  actionColumn?: Column<AdjustedLease, SortKey>;
}

/** The effect of an adjustment: totals and a table with one row per lease. */
export const RentAdjustmentEffect = ({ table, query, response, actionColumn }: Props) => (
  <div className="h-stack">
    {response.total > 0 && <EffectTotals {...response} />}
    <UrlTable
      table={table}
      query={query}
      columns={actionColumn ? [...adjustedLeaseColumns, actionColumn] : adjustedLeaseColumns}
      rowKey={(row) => row.id}
      rowLink={(row) => routes.lease.detail({ id: row.lease_id })}
      label={rentAdjustmentTexts.effect}
      empty={{ title: rentAdjustmentTexts.noLeases, text: rentAdjustmentTexts.noLeasesText }}
    />
  </div>
);
