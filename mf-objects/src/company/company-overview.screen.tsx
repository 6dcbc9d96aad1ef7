import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { companyCalls } from '@husrum/contract/company';
import type { ResponseOf } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { ImportButton } from '../import/import-button';
import { useCompanies } from './company.queries';
import { companyTexts } from './company.texts';

type Row = ResponseOf<typeof companyCalls.list>['data'][number];
type SortKey = 'name' | 'organisation_number' | 'entities_count';

const columns: readonly Column<Row, SortKey>[] = [
  { key: 'name', title: companyTexts.columns.name, sort: 'name', render: (row) => row.name },
  {
    key: 'number',
    title: companyTexts.columns.organisationNumber,
    sort: 'organisation_number',
    noWrap: true,
    render: (row) => row.organisation_number,
  },
  {
    key: 'count',
    title: companyTexts.columns.entities,
    sort: 'entities_count',
    numeric: true,
    render: (row) => row.entities_count,
  },
];

export default function CompanyOverviewScreen() {
  const navigate = useAppNavigate();
  const table = useUrlTable({
    path: routes.company.overview(),
    sortable: ['name', 'organisation_number', 'entities_count'],
  });
  const query = useCompanies(table.query);
  const view = useListView('company', table, columns);
  const create = (
    <Button
      call={companyCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.company.create())}
    >
      {companyTexts.create}
    </Button>
  );
  return (
    <PageFrame
      title={companyTexts.title}
      actions={
        <>
          {view.menu}
          {create}
        </>
      }
    >
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.company.detail({ id: row.id })}
        label={companyTexts.title}
        empty={{
          title: companyTexts.none,
          text: companyTexts.noneText,
          actions: (
            <>
              {create}
              <ImportButton />
            </>
          ),
        }}
      />
    </PageFrame>
  );
}
