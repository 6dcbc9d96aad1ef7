import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { isLeaseFilter, type LeaseFilter, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar, type FilterField } from '@husrum/ui/filter';
import { DateFilter } from '@husrum/ui/input';
import { Navigate, useParams } from 'react-router-dom';
import { ImportButton } from '../import/import-button';
import { leaseColumns, leaseSortable } from './lease.columns';
import { useCompanies, useLeases } from './lease.queries';
import { leaseTexts } from './lease.texts';
import { LeaseOverviewCards } from './lease-overview-cards';
import { LeaseStateFilter } from './lease-state-filter';

export default function LeaseOverviewScreen() {
  const { filter } = useParams();
  if (filter === undefined) return <LeaseOverview />;
  return isLeaseFilter(filter) ? (
    <LeaseOverview filter={filter} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const createEndFilter = (
  name: 'ends_from' | 'ends_to',
  label: string,
): FilterField<'ends_from' | 'ends_to'> => ({
  name,
  label,
  render: (value, onChange) => (
    <DateFilter label={label} value={typeof value === 'string' ? value : undefined} onChange={onChange} />
  ),
});

const LeaseOverview = ({ filter }: { filter?: LeaseFilter }) => {
  const navigate = useAppNavigate();
  const table = useUrlTable({
    path: (page) => (filter ? routes.lease.byState({ filter, page }) : routes.lease.overview({ page })),
    sortable: leaseSortable,
    filters: { search: 'text', company_id: 'number', ends_from: 'text', ends_to: 'text' },
  });
  // Ending leases still run, so they are listed among the active ones too.
  const query = useLeases(filter, filter === 'active' ? { ...table.query, with_ending: true } : table.query);
  const view = useListView('lease', table, leaseColumns);
  const companies = useCompanies();
  const create = (
    <Button
      call={leaseCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.lease.create())}
    >
      {leaseTexts.create}
    </Button>
  );
  const createOrImport = (
    <>
      {create}
      <ImportButton />
    </>
  );
  return (
    <PageFrame
      title={leaseTexts.title}
      facts={[filter && leaseTexts.filterFact[filter]]}
      actions={create}
      statistics={<LeaseOverviewCards />}
    >
      <FilterBar
        table={table}
        fields={[
          { name: 'search', label: leaseTexts.searchLabel },
          {
            name: 'company_id',
            label: leaseTexts.columns.company,
            options: (companies.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          createEndFilter('ends_from', leaseTexts.endsFrom),
          createEndFilter('ends_to', leaseTexts.endsTo),
        ]}
        extra={
          <>
            <LeaseStateFilter filter={filter} />
            {view.menu}
          </>
        }
      />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.lease.detail({ id: row.id })}
        label={leaseTexts.title}
        empty={
          filter
            ? { title: leaseTexts.noneInState[filter], actions: createOrImport }
            : { title: leaseTexts.none, text: leaseTexts.noneText, actions: createOrImport }
        }
      />
    </PageFrame>
  );
};
