import './effect.css';
import type { RentAdjustmentRow } from '@husrum/contract/rent-adjustment';
import { DateText, StatusTag, ToneTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { rateText } from './adjustment.rules';
import { texts } from './rent-adjustment.texts';

export const adjustmentSortable = ['entity', 'rate', 'scheduled_at', 'executed_at', 'status'] as const;
type AdjustmentColumn = Column<RentAdjustmentRow, (typeof adjustmentSortable)[number]>;

const entity: AdjustmentColumn = {
  key: 'entity',
  title: 'Objekt',
  sort: 'entity',
  main: true,
  render: ({ entity: { name, under } }) => (
    <span>
      {name}
      <span className="h-muted e-beside"> · {under}</span>
    </span>
  ),
};
const rate: AdjustmentColumn = {
  key: 'rate',
  title: 'Procent',
  sort: 'rate',
  numeric: true,
  render: (row) => (
    <span>
      {row.restores_id !== null && <span className="h-muted">{texts.restores} </span>}
      {rateText(row.rate)}
    </span>
  ),
};
const scheduled: AdjustmentColumn = {
  key: 'scheduled_at',
  title: 'Schemalagd',
  sort: 'scheduled_at',
  tight: true,
  render: ({ scheduled_at }) => <DateText value={scheduled_at} />,
};
const executed: AdjustmentColumn = {
  key: 'executed_at',
  title: 'Genomförd',
  sort: 'executed_at',
  tight: true,
  render: ({ executed_at }) => <DateText value={executed_at} />,
};
const leases: AdjustmentColumn = {
  key: 'leases',
  title: 'Uthyrningar',
  numeric: true,
  render: ({ leases_count }) => leases_count,
};
const status: AdjustmentColumn = {
  key: 'status',
  title: 'Status',
  sort: 'status',
  tight: true,
  render: (row) =>
    row.restored ? (
      <ToneTag tone="grey" icon="undo" struck>
        {texts.restoredTag}
      </ToneTag>
    ) : (
      <StatusTag kind="rentAdjustment" value={row.status} />
    ),
};

export const adjustmentColumns: readonly AdjustmentColumn[] = [
  entity,
  rate,
  scheduled,
  executed,
  leases,
  status,
];

/** On the page of an object there is less room. */
export const entityColumns: readonly AdjustmentColumn[] = [entity, rate, scheduled, executed, status];
