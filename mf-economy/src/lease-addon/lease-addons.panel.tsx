import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { LeaseAddon } from '@husrum/contract/lease-addon';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { percent, today } from '@husrum/format';
import { DateText, type MenuAction, Money, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { AddAddonModal } from './add-addon.modal';
import { EditAddonModal } from './edit-addon.modal';
import { useAddonsOfLease } from './lease-addon.queries';
import { texts } from './lease-addon.texts';
import { useRemoveLeaseAddon } from './use-remove-lease-addon';

const SHOWN = 6;
const { title } = panels['lease.addons'];
const sortable = ['name', 'fee', 'start', 'stop'] as const;

const columns: readonly Column<LeaseAddon, (typeof sortable)[number]>[] = [
  {
    key: 'name',
    title: 'Benämning',
    sort: 'name',
    main: true,
    render: ({ name, addon_id }) => (
      <span>
        {name}
        {addon_id === null && <span className="h-muted"> · {texts.own}</span>}
      </span>
    ),
  },
  {
    key: 'fee',
    title: 'Belopp per avi',
    sort: 'fee',
    numeric: true,
    render: ({ fee }) => <Money value={fee} />,
  },
  { key: 'tax_rate', title: 'Moms', numeric: true, render: ({ tax_rate }) => percent(tax_rate) },
  {
    key: 'start',
    title: 'Från',
    sort: 'start',
    tight: true,
    render: ({ start }) => <DateText value={start} />,
  },
  { key: 'stop', title: 'Till', sort: 'stop', tight: true, render: ({ stop }) => <DateText value={stop} /> },
];

const hasEnded = ({ stop }: LeaseAddon): boolean => stop !== null && stop < today(new Date());

/** What a lease pays beside its rent. A lease that is over keeps what it had. */
export default function LeaseAddonsPanel({ leaseId, inactive }: PanelProps['lease.addons']) {
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<LeaseAddon>();
  const table = useLocalTable({ sortable });
  const query = useAddonsOfLease(leaseId, { ...table.query, limit: SHOWN });
  const remove = useRemoveLeaseAddon(leaseId);
  const actions = (addon: LeaseAddon): MenuAction[] => [
    { key: 'edit', label: texts.edit, icon: <EditOutlined />, onClick: () => setEdited(addon) },
    {
      key: 'remove',
      label: texts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      disabled: hasEnded(addon),
      onClick: () => void remove(addon),
    },
  ];
  const add = !inactive && (
    <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>
      {texts.add}
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
        actions={inactive ? undefined : actions}
        label={title}
        empty={{ title: texts.none }}
      />
      <AddAddonModal leaseId={leaseId} open={adding} onClose={() => setAdding(false)} />
      {edited && <EditAddonModal addon={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  );
}
