import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { addonIntervalSuffix, type LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { formatPercent, today } from '@husrum/format';
import { DateText, type MenuAction, Money, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { AddLeaseAddonModal } from './add-lease-addon.modal';
import { EditLeaseAddonModal } from './edit-lease-addon.modal';
import { useLeaseAddons } from './lease-addon.queries';
import { leaseAddonTexts } from './lease-addon.texts';
import { useRemoveLeaseAddon } from './use-remove-lease-addon';

const PAGE_SIZE = 6;
const { title } = panels['lease.addons'];
const sortable = ['name', 'fee', 'start', 'stop'] as const;

const columns: readonly Column<LeaseAddon, (typeof sortable)[number]>[] = [
  {
    key: 'name',
    title: leaseAddonTexts.name,
    sort: 'name',
    main: true,
    render: ({ name, addon_id, is_catalogue_addon_removed }) => (
      <span>
        {name}
        {addon_id === null && (
          <span className="h-muted">
            {' '}
            · {is_catalogue_addon_removed ? leaseAddonTexts.removedFromCatalogue : leaseAddonTexts.own}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'fee',
    title: leaseAddonTexts.fee,
    sort: 'fee',
    numeric: true,
    render: ({ fee, interval }) => (
      <>
        <Money value={fee} /> <span className="h-muted">{addonIntervalSuffix[interval]}</span>
      </>
    ),
  },
  {
    key: 'tax_rate',
    title: leaseAddonTexts.vat,
    numeric: true,
    render: ({ tax_rate }) => formatPercent(tax_rate),
  },
  {
    key: 'start',
    title: leaseAddonTexts.start,
    sort: 'start',
    noWrap: true,
    render: ({ start }) => <DateText value={start} />,
  },
  {
    key: 'stop',
    title: leaseAddonTexts.stop,
    sort: 'stop',
    noWrap: true,
    render: ({ stop }) => <DateText value={stop} />,
  },
];

const hasEnded = ({ stop }: LeaseAddon): boolean => stop !== null && stop < today(new Date());

/** The add-ons of a lease, on its page. Those of an inactive lease cannot be changed. */
export default function LeaseAddonsPanel({ leaseId, inactive }: PanelProps['lease.addons']) {
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<LeaseAddon>();
  const table = useLocalTable({ sortable });
  const query = useLeaseAddons(leaseId, { ...table.query, limit: PAGE_SIZE });
  const remove = useRemoveLeaseAddon(leaseId);
  const listActions = (addon: LeaseAddon): MenuAction[] => [
    {
      key: 'edit',
      call: leaseAddonCalls.update,
      label: leaseAddonTexts.edit,
      icon: <EditOutlined />,
      onClick: () => setEdited(addon),
    },
    {
      key: 'remove',
      call: leaseAddonCalls.remove,
      label: leaseAddonTexts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      disabled: hasEnded(addon),
      onClick: () => void remove(addon),
    },
  ];
  const add = !inactive && (
    <Button call={leaseAddonCalls.create} icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
      {leaseAddonTexts.add}
    </Button>
  );
  return (
    <Section title={title} extra={add} flush>
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={({ addon_id }) => (addon_id === null ? undefined : routes.addon.detail({ id: addon_id }))}
        actions={inactive ? undefined : listActions}
        label={title}
        empty={{ title: leaseAddonTexts.none }}
      />
      <AddLeaseAddonModal leaseId={leaseId} open={isAdding} onClose={() => setIsAdding(false)} />
      {edited && <EditLeaseAddonModal addon={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  );
}
