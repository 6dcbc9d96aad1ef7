import type { EntityRow } from '@husrum/contract/entity';
import { DateText, RentedTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { EntityName } from './entity-name';

export const entitySortable = ['name', 'type', 'linked_to', 'status', 'created_at'] as const;
export type EntitySort = (typeof entitySortable)[number];

/** Uthyrd or Vakant; what cannot be let is neither. */
export const EntityStatus = ({ entity: { rented, type } }: { entity: Pick<EntityRow, 'rented' | 'type'> }) =>
  type.rentable === 1 ? <RentedTag rented={rented} /> : null;

export const entityColumns: readonly Column<EntityRow, EntitySort>[] = [
  { key: 'name', title: 'Namn', sort: 'name', render: (row) => <EntityName entity={row} /> },
  { key: 'type', title: 'Typ', sort: 'type', render: (row) => row.type.name },
  {
    key: 'linked_to',
    title: 'Kopplad till',
    sort: 'linked_to',
    render: (row) => row.parent?.name ?? row.company?.name,
  },
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    tight: true,
    render: (row) => <EntityStatus entity={row} />,
  },
  {
    key: 'created_at',
    title: 'Skapad',
    sort: 'created_at',
    tight: true,
    hideOnMobile: true,
    render: (row) => <DateText value={row.created_at} />,
  },
];
