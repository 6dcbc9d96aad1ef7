import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type AddonRow, addonCalls } from '@husrum/contract/addon';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { type MenuAction, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { addonColumns, addonSortable } from './addon.columns';
import { useAddons } from './addon.queries';
import { addonTexts } from './addon.texts';
import { useRemoveAddon } from './use-remove-addon';

/** The catalogue of surcharges and deductions. */
export default function AddonOverviewScreen() {
  const navigate = useAppNavigate();
  const remove = useRemoveAddon();
  const table = useUrlTable({
    path: routes.addon.overview(),
    sortable: addonSortable,
    filters: { name: 'text' },
  });
  const create = (
    <Button
      call={addonCalls.create}
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigate(routes.addon.create())}
    >
      {addonTexts.create}
    </Button>
  );
  const listActions = (row: AddonRow): MenuAction[] => [
    {
      key: 'edit',
      call: addonCalls.update,
      label: addonTexts.edit,
      icon: <EditOutlined />,
      onClick: () => navigate(routes.addon.edit({ id: row.id })),
    },
    {
      key: 'remove',
      call: addonCalls.remove,
      label: addonTexts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => void remove(row),
    },
  ];
  return (
    <PageFrame title={addonTexts.title} actions={create}>
      <FilterBar table={table} fields={[{ name: 'name', label: addonTexts.name }]} />
      <UrlTable
        table={table}
        query={useAddons(table.query)}
        columns={addonColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.addon.detail({ id: row.id })}
        actions={listActions}
        label={addonTexts.title}
        empty={{ title: addonTexts.none, text: addonTexts.noneText, actions: create }}
      />
    </PageFrame>
  );
}
