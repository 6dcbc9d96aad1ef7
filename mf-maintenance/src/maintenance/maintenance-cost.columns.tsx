import type { CostGroup, MaintenanceCost } from '@husrum/contract/maintenance';
import { EntityLabel, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { maintenanceTexts } from './maintenance.texts';

export const costSortable = ['year', 'activities', 'inspections', 'budget', 'cost'] as const;
type CostColumn = Column<MaintenanceCost, (typeof costSortable)[number]>;
const titles = maintenanceTexts.costColumns;

const year: CostColumn = {
  key: 'year',
  title: titles.year,
  sort: 'year',
  noWrap: true,
  render: (row) => (row.year === null ? maintenanceTexts.noYear : String(row.year)),
};
const company: CostColumn = {
  key: 'company',
  title: titles.company,
  wrap: true,
  render: (row) => row.company?.name ?? maintenanceTexts.removedOwner,
};
const entity: CostColumn = {
  key: 'entity',
  title: titles.entity,
  wrap: true,
  render: (row) => (row.entity ? <EntityLabel entity={row.entity} /> : maintenanceTexts.wholeCompany),
};
const amounts: readonly CostColumn[] = [
  {
    key: 'activities',
    title: titles.activities,
    sort: 'activities',
    numeric: true,
    render: (row) => row.activities,
  },
  {
    key: 'inspections',
    title: titles.inspections,
    sort: 'inspections',
    numeric: true,
    render: (row) => row.inspections,
  },
  {
    key: 'budget',
    title: titles.budget,
    sort: 'budget',
    numeric: true,
    render: (row) => <Money value={row.budget} />,
  },
  {
    key: 'cost',
    title: titles.cost,
    sort: 'cost',
    numeric: true,
    render: (row) => <Money value={row.cost} />,
  },
  {
    key: 'difference',
    title: titles.difference,
    numeric: true,
    // Without a budget there is no amount left of it, nor an excess.
    render: ({ budget, cost }) => <Money value={budget === 0 ? null : budget - cost} />,
  },
];

export const costColumns: Readonly<Record<CostGroup, readonly CostColumn[]>> = {
  year: [year, ...amounts],
  company: [{ ...company, main: true }, year, ...amounts],
  entity: [{ ...entity, main: true }, company, year, ...amounts],
};
