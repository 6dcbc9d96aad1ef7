import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { isLeaseFilter, type LeaseFilter } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { Navigate, useParams } from 'react-router-dom';
import { leaseColumns, leaseSortable } from './lease.columns';
import { useCompanyChoices, useLeases } from './lease.queries';
import { filterTitle, noneInState, texts } from './lease.texts';
import { LeaseBoxes } from './lease-boxes';
import { StateSwitch } from './state-switch';

export default function LeaseOverviewScreen() {
  const { filter } = useParams();
  if (filter === undefined) return <LeaseOverview />;
  return isLeaseFilter(filter) ? (
    <LeaseOverview filter={filter} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const LeaseOverview = ({ filter }: { filter?: LeaseFilter }) => {
  const go = useGo();
  const table = useUrlTable({
    path: (page) => (filter ? routes.lease.byState({ filter, page }) : routes.lease.overview({ page })),
    sortable: leaseSortable,
    filters: { search: 'text', company_id: 'number' },
  });
  const query = useLeases(filter, table.query);
  const view = useListView('lease', table, leaseColumns);
  const companies = useCompanyChoices();
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go(routes.lease.create())}>
      {texts.create}
    </Button>
  );
  return (
    <PageFrame
      title={texts.title}
      facts={[filter && filterTitle[filter]]}
      actions={create}
      boxes={<LeaseBoxes />}
    >
      <FilterBar
        table={table}
        fields={[
          { name: 'search', label: 'Objekt eller hyresgäst' },
          {
            name: 'company_id',
            label: 'Företag',
            options: (companies.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        extra={
          <>
            <StateSwitch filter={filter} />
            {view.menu}
          </>
        }
      />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.lease.detail({ id: row.id })}
        label={texts.title}
        empty={
          filter
            ? { title: noneInState[filter], actions: create }
            : { title: texts.none, text: texts.noneText, actions: create }
        }
      />
    </PageFrame>
  );
};
