import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { Entity, EntityRow } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { EntityStatus } from './entity.columns';
import { useChildren } from './entity.queries';
import { texts } from './entity.texts';
import { EntityName } from './entity-name';

const sortable = ['name', 'type', 'status'] as const;

const columns: readonly Column<EntityRow, (typeof sortable)[number]>[] = [
  { key: 'name', title: 'Namn', sort: 'name', render: (row) => <EntityName entity={row} /> },
  { key: 'type', title: 'Typ', sort: 'type', render: (row) => row.type.name },
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    tight: true,
    render: (row) => <EntityStatus entity={row} />,
  },
];

/** What lies directly under the object. */
export const EntityChildren = ({ entity: { id } }: { entity: Entity }) => {
  const go = useGo();
  const table = useUrlTable({ path: routes.entity.detail({ id }), sortable });
  const query = useChildren(id, table.query);
  const create = (
    <Button
      icon={<PlusOutlined />}
      onClick={() => go(routes.entity.create({ parentType: 'entity', parentId: id }))}
    >
      {texts.create}
    </Button>
  );
  return (
    <Section title={texts.children} extra={create} flush>
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.entity.detail({ id: row.id })}
        label={texts.children}
        empty={{ title: texts.noChildren }}
      />
    </Section>
  );
};
