import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import RollbackOutlined from '@ant-design/icons/es/icons/RollbackOutlined';
import { type Receipt, type ReceiptEvent, receiptCalls } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { formatDate } from '@husrum/format';
import { useAppNavigate } from '@husrum/platform';
import { DateText, EmptyState, type MenuAction, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable, Segmented } from '@husrum/ui/data';
import { useState } from 'react';
import { openReceiptPdf, openReceiptsPdf } from './open-receipt-pdf';
import { useReceipts } from './receipt.queries';
import { receiptTexts } from './receipt.texts';
import { ReturnReceiptModal } from './return-receipt.modal';

const activeColumns: readonly Column<Receipt>[] = [
  { key: 'name', title: receiptTexts.fields.name, render: ({ name }) => name },
  { key: 'type', title: receiptTexts.fields.type, render: ({ type }) => receiptTexts.type[type] },
  { key: 'quantity', title: receiptTexts.fields.quantity, numeric: true, render: ({ quantity }) => quantity },
  {
    key: 'marking',
    title: receiptTexts.fields.marking,
    render: ({ marking }) => marking,
    hideOnMobile: true,
  },
  {
    key: 'description',
    title: receiptTexts.fields.description,
    render: ({ description }) => description,
    hideOnMobile: true,
  },
  {
    key: 'handout',
    title: receiptTexts.fields.handoutDate,
    noWrap: true,
    render: ({ handout_date }) => <DateText value={handout_date} />,
  },
];
const historyColumns: readonly Column<Receipt>[] = [
  ...activeColumns,
  {
    key: 'return',
    title: receiptTexts.fields.returnDate,
    noWrap: true,
    render: ({ return_date }) => <DateText value={return_date} />,
  },
];

type View = 'active' | 'history';

/** Offers one document for all receipts that were handed out, or returned, on the same day as this one. */
const listPrintAll = (
  leaseId: number,
  all: readonly Receipt[],
  receipt: Receipt,
  event: ReceiptEvent,
): MenuAction[] => {
  const getDay = ({ handout_date, return_date }: Receipt) =>
    event === 'handout' ? handout_date : return_date;
  const day = getDay(receipt);
  const count = all.filter((other) => getDay(other) === day).length;
  return day === null || count < 2
    ? []
    : [
        {
          key: 'print-all',
          label: receiptTexts.printAll[event](formatDate(day), count),
          icon: <PrinterOutlined />,
          onClick: () => void openReceiptsPdf(leaseId, event, day),
        },
      ];
};

/** The keys and other items that the tenants have, and those that they have returned. */
export const Receipts = ({ leaseId, inactive }: { leaseId: number; inactive: boolean }) => {
  const navigate = useAppNavigate();
  const query = useReceipts(leaseId);
  const [view, setView] = useState<View>('active');
  const [returning, setReturning] = useState<Receipt>();
  const all = query.data ?? [];
  const active = all.filter(({ return_date }) => return_date === null);
  const returned = all.filter(({ return_date }) => return_date !== null);
  const isActiveView = view === 'active';
  return (
    <Section
      title={receiptTexts.title}
      flush
      extra={
        <>
          <Segmented<View>
            aria-label={receiptTexts.view}
            value={view}
            onChange={setView}
            options={[
              { value: 'active', label: receiptTexts.active(query.data && active.length) },
              { value: 'history', label: receiptTexts.history(query.data && returned.length) },
            ]}
          />
          {!inactive && (
            <Button
              call={receiptCalls.create}
              icon={<PlusOutlined />}
              onClick={() => navigate(routes.lease.addReceipt({ id: leaseId }))}
            >
              {receiptTexts.create}
            </Button>
          )}
        </>
      }
    >
      {query.error && !query.data ? (
        <EmptyState
          kind="error"
          compact
          title={receiptTexts.loadFailed}
          actions={<Button onClick={() => void query.refetch()}>{receiptTexts.retry}</Button>}
        />
      ) : query.data ? (
        <DataTable
          label={receiptTexts.title}
          columns={isActiveView ? activeColumns : historyColumns}
          rows={isActiveView ? active : returned}
          rowKey={({ id }) => id}
          actions={(receipt) => [
            ...(isActiveView
              ? [
                  {
                    key: 'return',
                    call: receiptCalls.markReturned,
                    label: receiptTexts.return,
                    icon: <RollbackOutlined />,
                    onClick: () => setReturning(receipt),
                  },
                ]
              : []),
            {
              key: 'print',
              label: receiptTexts.print,
              icon: <PrinterOutlined />,
              onClick: () => void openReceiptPdf(receipt.id),
            },
            ...listPrintAll(leaseId, all, receipt, isActiveView ? 'handout' : 'return'),
          ]}
          empty={
            <EmptyState
              kind="nothing"
              compact
              title={isActiveView ? receiptTexts.none : receiptTexts.noHistory}
            />
          }
        />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {returning && <ReturnReceiptModal receipt={returning} onClose={() => setReturning(undefined)} />}
    </Section>
  );
};
