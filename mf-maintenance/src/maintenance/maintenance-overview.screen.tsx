import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { PageButton } from '@husrum/platform';
import { PageFrame, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { maintenanceColumns, maintenanceSortable } from './maintenance.columns';
import { useMaintenances } from './maintenance.queries';
import { maintenanceTexts } from './maintenance.texts';
import { MaintenanceCards } from './maintenance-cards';
import { maintenanceFilterKinds, useMaintenanceFilterFields } from './maintenance-filter-fields';
import { SelectOwnerModal } from './select-owner.modal';

/** `?skapa=aktivitet` opens the first step of creating an activity. A command in the shell links to it. */
const CREATE = 'aktivitet';

export default function MaintenanceOverviewScreen() {
  const [creating, setCreating] = useUrlState('skapa');
  const table = useUrlTable({
    path: routes.maintenance.overview(),
    sortable: maintenanceSortable,
    filters: maintenanceFilterKinds,
  });
  const fields = useMaintenanceFilterFields(table.filters);
  const view = useListView('maintenance', table, maintenanceColumns);
  const create = (
    <Button
      call={maintenanceCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => setCreating(CREATE)}
    >
      {maintenanceTexts.create}
    </Button>
  );
  return (
    <PageFrame
      title={maintenanceTexts.title}
      actions={
        <>
          <PageButton to={routes.maintenance.costs()} icon={<BarChartOutlined />}>
            {maintenanceTexts.costs}
          </PageButton>
          {create}
        </>
      }
      statistics={<MaintenanceCards />}
    >
      <FilterBar table={table} fields={fields} extra={view.menu} />
      <UrlTable
        table={table}
        query={useMaintenances(table.query)}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.maintenance.detail({ id: row.id })}
        label={maintenanceTexts.title}
        empty={{ title: maintenanceTexts.none, text: maintenanceTexts.noneText, actions: create }}
      />
      <SelectOwnerModal
        open={creating === CREATE}
        onClose={() => setCreating(undefined, { replace: true })}
      />
    </PageFrame>
  );
}
