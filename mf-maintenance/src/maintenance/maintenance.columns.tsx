import type { MaintenanceRow } from '@husrum/contract/maintenance';
import { EntityLabel, Money, StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { DayAndTimeText } from './day-and-time-text';
import { maintenanceTexts } from './maintenance.texts';

export const maintenanceSortable = [
  'title',
  'status',
  'scheduled_at',
  'completed_at',
  'budget',
  'cost',
] as const;
export const maintenancePanelSortable = ['title', 'status', 'scheduled_at'] as const;

type MaintenanceColumn<K extends string> = Column<MaintenanceRow, K>;
const { columns } = maintenanceTexts;

const title: MaintenanceColumn<'title'> = {
  key: 'title',
  title: columns.title,
  sort: 'title',
  main: true,
  wrap: true,
  render: (row) => row.title,
};
const status: MaintenanceColumn<'status'> = {
  key: 'status',
  title: columns.status,
  sort: 'status',
  noWrap: true,
  render: (row) => <StatusTag kind="maintenance" value={row.status} />,
};
const place: MaintenanceColumn<never> = {
  key: 'place',
  title: columns.place,
  wrap: true,
  render: ({ entity, company }) =>
    entity ? <EntityLabel entity={entity} /> : (company?.name ?? maintenanceTexts.removedOwner),
};
const scheduled: MaintenanceColumn<'scheduled_at'> = {
  key: 'scheduled_at',
  title: columns.scheduled,
  sort: 'scheduled_at',
  noWrap: true,
  render: (row) => <DayAndTimeText seconds={row.scheduled_at} />,
};
const completion: MaintenanceColumn<never> = {
  key: 'completion',
  title: columns.completion,
  numeric: true,
  render: (row) => maintenanceTexts.percent(row.completion),
};
const responsible: MaintenanceColumn<never> = {
  key: 'responsible',
  title: columns.responsible,
  wrap: true,
  render: (row) => row.responsible?.name ?? maintenanceTexts.nobody,
};
const template: MaintenanceColumn<never> = {
  key: 'template',
  title: columns.template,
  wrap: true,
  optional: true,
  render: (row) => row.template?.title,
};
const completed: MaintenanceColumn<'completed_at'> = {
  key: 'completed_at',
  title: columns.completed,
  sort: 'completed_at',
  noWrap: true,
  optional: true,
  render: (row) => <DayAndTimeText seconds={row.completed_at} />,
};
const budget: MaintenanceColumn<'budget'> = {
  key: 'budget',
  title: columns.budget,
  sort: 'budget',
  numeric: true,
  optional: true,
  render: (row) => <Money value={row.budget} />,
};
const cost: MaintenanceColumn<'cost'> = {
  key: 'cost',
  title: columns.cost,
  sort: 'cost',
  numeric: true,
  optional: true,
  render: (row) => <Money value={row.cost} />,
};

export const maintenanceColumns: readonly MaintenanceColumn<(typeof maintenanceSortable)[number]>[] = [
  title,
  status,
  place,
  scheduled,
  completion,
  responsible,
  template,
  completed,
  budget,
  cost,
];
/** The columns on the page of a template. They lack the title, which most activities of a template share. */
export const templateActivityColumns: readonly MaintenanceColumn<(typeof maintenanceSortable)[number]>[] = [
  { ...place, main: true },
  status,
  scheduled,
  completion,
];
/**
 * The columns in the panel of an object, a company or a lease. With the place, since activities on objects below or above are
 * listed too.
 */
export const panelColumns: readonly MaintenanceColumn<(typeof maintenancePanelSortable)[number]>[] = [
  title,
  status,
  place,
  scheduled,
];
