import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type Entity, type EntityRow, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { EntityStatus } from './entity.columns';
import { useEntityChildren } from './entity.queries';
import { entityTexts } from './entity.texts';
import { EntityName } from './entity-name';

const sortable = ['name', 'type', 'status'] as const;

const columns: readonly Column<EntityRow, (typeof sortable)[number]>[] = [
  {
    key: 'name',
    title: entityTexts.columns.name,
    sort: 'name',
    render: (row) => <EntityName entity={row} />,
  },
  { key: 'type', title: entityTexts.columns.type, sort: 'type', render: (row) => row.type.name },
  {
    key: 'status',
    title: entityTexts.columns.status,
    sort: 'status',
    noWrap: true,
    render: (row) => <EntityStatus entity={row} />,
  },
];

/** The direct children of the object. */
export const EntityChildren = ({ entity: { id } }: { entity: Entity }) => {
  const navigate = useAppNavigate();
  const table = useUrlTable({ path: routes.entity.detail({ id }), sortable });
  const query = useEntityChildren(id, table.query);
  const create = (
    <Button
      call={entityCalls.create}
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.entity.create({ parentType: 'entity', parentId: id }))}
    >
      {entityTexts.create}
    </Button>
  );
  return (
    <Section title={entityTexts.children} extra={create} flush>
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.entity.detail({ id: row.id })}
        label={entityTexts.children}
        empty={{ title: entityTexts.noChildren }}
      />
    </Section>
  );
};
