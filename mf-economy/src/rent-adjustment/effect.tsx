import type { OkOf } from '@husrum/contract/core';
import type { AdjustedLease, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { kronor } from '@husrum/format';
import { InfoBoxes } from '@husrum/ui';
import { type Column, type ListQuery, type TableState, UrlTable } from '@husrum/ui/data';
import { effectColumns, type effectSortable } from './effect.columns';
import { texts } from './rent-adjustment.texts';

type Answer = OkOf<typeof rentAdjustmentCalls.preview>;
type SortKey = (typeof effectSortable)[number];

const Sums = ({ total, sum }: Answer) => {
  const { old_month, new_month, difference } = sum;
  const change = kronor(new_month - old_month);
  const whole = (amount: number) => kronor(Math.round(amount));
  return (
    <InfoBoxes
      items={[
        { label: 'Uthyrningar', value: total },
        { label: 'Hyra per månad före', value: whole(old_month) },
        {
          label: 'Ny hyra per månad',
          value: whole(new_month),
          hint: new_month > old_month ? `+${change}` : change,
        },
        {
          label: 'Mellanskillnad på skickade avier',
          value: kronor(difference),
          hint: difference > 0 && texts.canBeCharged,
          tone: difference === 0 ? 'plain' : 'warn',
        },
      ]}
    />
  );
};

interface Props {
  table: TableState<SortKey, Record<never, never>>;
  query: ListQuery<AdjustedLease>;
  answer: Answer;
  /** What can be done about a lease, where something can. */
  more?: Column<AdjustedLease, SortKey>;
}

/** What an adjustment means or has meant: in sum, and lease by lease. */
export const Effect = ({ table, query, answer, more }: Props) => (
  <div className="h-stack">
    {answer.total > 0 && <Sums {...answer} />}
    <UrlTable
      table={table}
      query={query}
      columns={more ? [...effectColumns, more] : effectColumns}
      rowKey={(row) => row.id}
      rowLink={(row) => routes.lease.detail({ id: row.lease_id })}
      label={texts.effect}
      empty={{ title: texts.noLeases, text: texts.noLeasesText }}
    />
  </div>
);
