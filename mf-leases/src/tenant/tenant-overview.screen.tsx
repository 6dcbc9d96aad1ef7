import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { routes } from '@husrum/contract/routes';
import { tenantStatuses, tenantStatusLabel } from '@husrum/contract/tenant';
import { useGo } from '@husrum/platform';
import { PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { tenantColumns, tenantSortable } from './tenant.columns';
import { useTenants } from './tenant.queries';
import { texts } from './tenant.texts';
import { TenantBoxes } from './tenant-boxes';

const ofStatus = (text: string | undefined) => tenantStatuses.find((status) => status === text);

export default function TenantOverviewScreen() {
  const go = useGo();
  const table = useUrlTable({
    path: (page) => routes.tenant.overview({ page }),
    sortable: tenantSortable,
    filters: { name: 'text', identifier: 'text', phone: 'text', email: 'text', status: 'text' },
  });
  const { status, ...rest } = table.query;
  const query = useTenants({ ...rest, status: ofStatus(status) });
  const view = useListView('tenant', table, tenantColumns);
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go(routes.tenant.create())}>
      {texts.create}
    </Button>
  );
  return (
    <PageFrame title={texts.title} actions={create} boxes={<TenantBoxes />}>
      <FilterBar
        table={table}
        extra={view.menu}
        fields={[
          { name: 'name', label: 'Namn' },
          { name: 'identifier', label: 'Person-/org.nummer' },
          { name: 'phone', label: 'Telefon' },
          { name: 'email', label: 'E-post' },
          {
            name: 'status',
            label: 'Status',
            options: tenantStatuses.map((value) => ({ value, label: tenantStatusLabel[value] })),
          },
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.tenant.detail({ id: row.id })}
        label={texts.title}
        empty={{ title: texts.none, text: texts.noneText, actions: create }}
      />
    </PageFrame>
  );
}
