import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { companyCalls } from '@husrum/contract/company';
import type { OkOf } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { useCompanies } from './company.queries';
import { texts } from './company.texts';

type Row = OkOf<typeof companyCalls.list>['data'][number];
type SortKey = 'name' | 'organisation_number' | 'entities_count';

const columns: readonly Column<Row, SortKey>[] = [
  { key: 'name', title: 'Namn', sort: 'name', render: (row) => row.name },
  {
    key: 'number',
    title: 'Organisationsnummer',
    sort: 'organisation_number',
    tight: true,
    render: (row) => row.organisation_number,
  },
  {
    key: 'count',
    title: 'Antal objekt',
    sort: 'entities_count',
    numeric: true,
    render: (row) => row.entities_count,
  },
];

export default function CompanyOverviewScreen() {
  const go = useGo();
  const table = useUrlTable({
    path: routes.company.overview(),
    sortable: ['name', 'organisation_number', 'entities_count'],
  });
  const query = useCompanies(table.query);
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go(routes.company.create())}>
      {texts.create}
    </Button>
  );
  return (
    <PageFrame title={texts.title} actions={create}>
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.company.detail({ id: row.id })}
        label={texts.title}
        empty={{ title: texts.none, text: texts.noneText, actions: create }}
      />
    </PageFrame>
  );
}
