import type { EntityRow } from '@husrum/contract/entity';
import { DateText, RentedTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { entityTexts } from './entity.texts';
import { EntityName } from './entity-name';

export const entitySortable = ['name', 'type', 'linked_to', 'status', 'created_at'] as const;
export type EntitySort = (typeof entitySortable)[number];

/** Shows whether an object is rented or vacant; it is empty for objects that cannot be let. */
export const EntityStatus = ({
  entity: { rented, let_from, free_from, type },
}: {
  entity: Pick<EntityRow, 'rented' | 'let_from' | 'free_from' | 'type'>;
}) => (type.rentable === 1 ? <RentedTag rented={rented} let_from={let_from} free_from={free_from} /> : null);

export const entityColumns: readonly Column<EntityRow, EntitySort>[] = [
  {
    key: 'name',
    title: entityTexts.columns.name,
    sort: 'name',
    render: (row) => <EntityName entity={row} />,
  },
  { key: 'type', title: entityTexts.columns.type, sort: 'type', render: (row) => row.type.name },
  {
    key: 'linked_to',
    title: entityTexts.columns.parent,
    sort: 'linked_to',
    wrap: true,
    render: (row) => row.parent?.name ?? row.company?.name,
  },
  {
    key: 'status',
    title: entityTexts.columns.status,
    sort: 'status',
    noWrap: true,
    render: (row) => <EntityStatus entity={row} />,
  },
  {
    key: 'created_at',
    title: entityTexts.columns.created,
    sort: 'created_at',
    noWrap: true,
    hideOnMobile: true,
    render: (row) => <DateText value={row.created_at} />,
  },
];
