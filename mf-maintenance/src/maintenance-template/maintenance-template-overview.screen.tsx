import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type MaintenanceTemplateRow, maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { type MenuAction, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { templateColumns, templateSortable } from './maintenance-template.columns';
import { useTemplates } from './maintenance-template.queries';
import { templateTexts } from './maintenance-template.texts';
import { useRemoveTemplate } from './use-remove-template';

export default function MaintenanceTemplateOverviewScreen() {
  const navigate = useAppNavigate();
  const remove = useRemoveTemplate();
  const table = useUrlTable({
    path: routes.template.overview(),
    sortable: templateSortable,
    filters: { search: 'text' },
  });
  const create = (
    <Button
      call={maintenanceTemplateCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.template.create())}
    >
      {templateTexts.create}
    </Button>
  );
  const listActions = (row: MaintenanceTemplateRow): MenuAction[] => [
    {
      key: 'edit',
      call: maintenanceTemplateCalls.update,
      label: templateTexts.edit,
      icon: <EditOutlined />,
      onClick: () => navigate(routes.template.edit({ id: row.id })),
    },
    {
      key: 'remove',
      call: maintenanceTemplateCalls.remove,
      label: templateTexts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => void remove(row),
    },
  ];
  return (
    <PageFrame title={templateTexts.title} actions={create}>
      <FilterBar table={table} fields={[{ name: 'search', label: templateTexts.search }]} />
      <UrlTable
        table={table}
        query={useTemplates(table.query)}
        columns={templateColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.template.detail({ id: row.id })}
        actions={listActions}
        label={templateTexts.title}
        empty={{ title: templateTexts.none, text: templateTexts.noneText, actions: create }}
      />
    </PageFrame>
  );
}
