import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import RollbackOutlined from '@ant-design/icons/es/icons/RollbackOutlined';
import type { Receipt } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { useGo } from '@husrum/platform';
import { DateText, EmptyState, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable, Segmented } from '@husrum/ui/data';
import { useState } from 'react';
import { GiveBackModal } from './give-back.modal';
import { openReceipt } from './open-receipt';
import { useReceipts } from './receipt.queries';
import { receiptTypeLabel, texts } from './receipt.texts';

const columns: readonly Column<Receipt>[] = [
  { key: 'name', title: 'Namn', render: ({ name }) => name },
  { key: 'type', title: 'Typ', render: ({ type }) => receiptTypeLabel[type] },
  { key: 'quantity', title: 'Antal', numeric: true, render: ({ quantity }) => quantity },
  { key: 'marking', title: 'Märkning', render: ({ marking }) => marking, hideOnMobile: true },
  {
    key: 'handout',
    title: 'Utlämnad',
    tight: true,
    render: ({ handout_date }) => <DateText value={handout_date} />,
  },
];
const history: readonly Column<Receipt>[] = [
  ...columns,
  {
    key: 'return',
    title: 'Återlämnad',
    tight: true,
    render: ({ return_date }) => <DateText value={return_date} />,
  },
];

type View = 'active' | 'history';

/** Keys and other things that the tenants have got, and what has come back. */
export const Receipts = ({ leaseId, inactive }: { leaseId: number; inactive: boolean }) => {
  const go = useGo();
  const query = useReceipts(leaseId);
  const [view, setView] = useState<View>('active');
  const [returning, setReturning] = useState<Receipt>();
  const all = query.data ?? [];
  const out = all.filter(({ return_date }) => return_date === null);
  const back = all.filter(({ return_date }) => return_date !== null);
  const active = view === 'active';
  return (
    <Section
      title={texts.title}
      flush
      extra={
        <>
          <Segmented<View>
            aria-label="Visa"
            value={view}
            onChange={setView}
            options={[
              { value: 'active', label: `${texts.active} (${out.length})` },
              { value: 'history', label: `${texts.history} (${back.length})` },
            ]}
          />
          {!inactive && (
            <Button icon={<PlusOutlined />} onClick={() => go(routes.lease.addReceipt({ id: leaseId }))}>
              {texts.create}
            </Button>
          )}
        </>
      }
    >
      {query.error && !query.data ? (
        <EmptyState
          kind="error"
          compact
          title={texts.loadFailed}
          actions={<Button onClick={() => void query.refetch()}>Försök igen</Button>}
        />
      ) : query.data ? (
        <DataTable
          label={texts.title}
          columns={active ? columns : history}
          rows={active ? out : back}
          rowKey={({ id }) => id}
          actions={(receipt) => [
            ...(active
              ? [
                  {
                    key: 'return',
                    label: texts.giveBack,
                    icon: <RollbackOutlined />,
                    onClick: () => setReturning(receipt),
                  },
                ]
              : []),
            {
              key: 'print',
              label: texts.print,
              icon: <PrinterOutlined />,
              onClick: () => void openReceipt(receipt.id),
            },
          ]}
          empty={<EmptyState kind="nothing" compact title={active ? texts.none : texts.noHistory} />}
        />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {returning && <GiveBackModal quittance={returning} onClose={() => setReturning(undefined)} />}
    </Section>
  );
};
