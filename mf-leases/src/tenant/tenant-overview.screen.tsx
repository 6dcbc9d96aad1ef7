import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { routes } from '@husrum/contract/routes';
import { tenantCalls, tenantStatuses, tenantStatusLabel } from '@husrum/contract/tenant';
import { useAppNavigate } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { ImportButton } from '../import/import-button';
import { tenantColumns, tenantSortable } from './tenant.columns';
import { useTenants } from './tenant.queries';
import { tenantTexts } from './tenant.texts';
import { TenantOverviewCards } from './tenant-overview-cards';

export default function TenantOverviewScreen() {
  const navigate = useAppNavigate();
  const table = useUrlTable({
    path: (page) => routes.tenant.overview({ page }),
    sortable: tenantSortable,
    filters: { name: 'text', identifier: 'text', phone: 'text', email: 'text', status: tenantStatuses },
  });
  const query = useTenants(table.query);
  const view = useListView('tenant', table, tenantColumns);
  const create = (
    <Button
      call={tenantCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.tenant.create())}
    >
      {tenantTexts.create}
    </Button>
  );
  return (
    <PageFrame title={tenantTexts.title} actions={create} statistics={<TenantOverviewCards />}>
      <FilterBar
        table={table}
        extra={view.menu}
        fields={[
          { name: 'name', label: tenantTexts.columns.name },
          { name: 'identifier', label: tenantTexts.columns.identifier },
          { name: 'phone', label: tenantTexts.columns.phone },
          { name: 'email', label: tenantTexts.columns.email },
          {
            name: 'status',
            label: tenantTexts.columns.status,
            options: tenantStatuses.map((value) => ({ value, label: tenantStatusLabel[value] })),
          },
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.tenant.detail({ id: row.id })}
        label={tenantTexts.title}
        empty={{
          title: tenantTexts.none,
          text: tenantTexts.noneText,
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
