import './rent-adjustment.css';
import type { RentAdjustmentRow } from '@husrum/contract/rent-adjustment';
import { DateText, EntityLabel, StatusTag, ToneTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { formatRate, toAdjustedEntityNames } from './rent-adjustment.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

export const rentAdjustmentSortable = ['entity', 'rate', 'scheduled_at', 'executed_at', 'status'] as const;
type RentAdjustmentColumn = Column<RentAdjustmentRow, (typeof rentAdjustmentSortable)[number]>;

const entity: RentAdjustmentColumn = {
  key: 'entity',
  title: rentAdjustmentTexts.entity,
  sort: 'entity',
  main: true,
  render: (row) => <EntityLabel entity={toAdjustedEntityNames(row.entity)} />,
};
const rate: RentAdjustmentColumn = {
  key: 'rate',
  title: rentAdjustmentTexts.rate,
  sort: 'rate',
  numeric: true,
  render: (row) => (
    <span>
      {row.restores_id !== null && <span className="h-muted">{rentAdjustmentTexts.restores} </span>}
      {formatRate(row.rate)}
    </span>
  ),
};
const scheduled: RentAdjustmentColumn = {
  key: 'scheduled_at',
  title: rentAdjustmentTexts.scheduledAt,
  sort: 'scheduled_at',
  noWrap: true,
  render: ({ scheduled_at }) => <DateText value={scheduled_at} />,
};
const executed: RentAdjustmentColumn = {
  key: 'executed_at',
  title: rentAdjustmentTexts.executedAt,
  sort: 'executed_at',
  noWrap: true,
  render: ({ executed_at }) => <DateText value={executed_at} />,
};
const leases: RentAdjustmentColumn = {
  key: 'leases',
  title: rentAdjustmentTexts.leases,
  numeric: true,
  render: ({ leases_count }) => leases_count,
};
const status: RentAdjustmentColumn = {
  key: 'status',
  title: rentAdjustmentTexts.status,
  sort: 'status',
  noWrap: true,
  render: (row) =>
    row.restored ? (
      <ToneTag tone="grey" icon="undo" struck>
        {rentAdjustmentTexts.restoredTag}
      </ToneTag>
    ) : (
      <StatusTag kind="rentAdjustment" value={row.status} />
    ),
};

export const rentAdjustmentColumns: readonly RentAdjustmentColumn[] = [
  entity,
  rate,
  scheduled,
  executed,
  leases,
  status,
];

/** For the panel on an object's page, which has less room. */
export const entityRentAdjustmentColumns: readonly RentAdjustmentColumn[] = [
  entity,
  rate,
  scheduled,
  executed,
  status,
];
