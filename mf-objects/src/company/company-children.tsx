import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type EntityRow, entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { useEntities } from '../entity/entity.queries';
import { EntityName } from '../entity/entity-name';
import { companyTexts } from './company.texts';

const columns: readonly Column<EntityRow, 'name' | 'type'>[] = [
  {
    key: 'name',
    title: companyTexts.entityColumns.name,
    sort: 'name',
    render: (row) => <EntityName entity={row} />,
  },
  { key: 'type', title: companyTexts.entityColumns.type, sort: 'type', render: (row) => row.type.name },
  {
    key: 'children',
    title: companyTexts.entityColumns.children,
    numeric: true,
    render: (row) => row.directchildren_count,
  },
];

/** The top-level objects of the company. */
export const CompanyChildren = ({ companyId }: { companyId: number }) => {
  const navigate = useAppNavigate();
  const table = useUrlTable({
    path: routes.company.detail({ id: companyId }),
    sortable: ['name', 'type'],
  });
  const query = useEntities({ ...table.query, company_id: companyId, toplevel: true });
  const create = (
    <Button
      call={entityCalls.create}
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.entity.create({ parentType: 'company', parentId: companyId }))}
    >
      {companyTexts.createEntity}
    </Button>
  );
  return (
    <Section title={companyTexts.entities} extra={create} flush>
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.entity.detail({ id: row.id })}
        label={companyTexts.entitiesOfCompany}
        empty={{ title: companyTexts.noEntities, text: companyTexts.noEntitiesText }}
      />
    </Section>
  );
};
