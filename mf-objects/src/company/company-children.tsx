import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { EntityRow } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { useEntities } from '../entity/entity.queries';
import { EntityName } from '../entity/entity-name';
import { texts } from './company.texts';

const columns: readonly Column<EntityRow, 'name' | 'type'>[] = [
  { key: 'name', title: 'Namn', sort: 'name', render: (row) => <EntityName entity={row} /> },
  { key: 'type', title: 'Typ', sort: 'type', render: (row) => row.type.name },
  {
    key: 'children',
    title: 'Underliggande objekt',
    numeric: true,
    render: (row) => row.directchildren_count,
  },
];

/** The objects that belong to the company directly. */
export const CompanyChildren = ({ companyId }: { companyId: number }) => {
  const go = useGo();
  const table = useUrlTable({
    path: routes.company.detail({ id: companyId }),
    sortable: ['name', 'type'],
  });
  const query = useEntities({ ...table.query, company_id: companyId, toplevel: true });
  const create = (
    <Button
      icon={<PlusOutlined />}
      onClick={() => go(routes.entity.create({ parentType: 'company', parentId: companyId }))}
    >
      {texts.createObject}
    </Button>
  );
  return (
    <Section title="Objekt" extra={create} flush>
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.entity.detail({ id: row.id })}
        label="Företagets objekt"
        empty={{ title: texts.noObjects, text: texts.noObjectsText }}
      />
    </Section>
  );
};
