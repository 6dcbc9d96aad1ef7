import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import {
  type InvoiceFilter,
  type InvoiceStatus,
  invoiceFilterLabel,
  invoiceStatuses,
} from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { Money, PageFrame, RowsSkeleton, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useSelection, useUrlTable } from '@husrum/ui/data';
import { lazy, Suspense, useState } from 'react';
import { BatchBar } from '../invoice-batch/batch-bar';
import { SendAllModal } from '../invoice-sending/send-all.modal';
import { CreateNoticeModal } from './create-notice.modal';
import { noticeColumns, noticeSortable } from './invoicebase.columns';
import { useNotices } from './invoicebase.queries';
import { noneOf, texts } from './invoicebase.texts';
import { NoticeBoxes } from './notice-boxes';
import { NoticeFilter, noticeFilters } from './notice-filter';
import { periodFilter } from './period.rules';
import { StatusNav } from './status-nav';

// Most never open a row.
const NoticePeek = lazy(() => import('./notice-peek'));

const knownStatus = (text: string | undefined): InvoiceStatus | undefined =>
  invoiceStatuses.find((status) => status === text);

/** The notices of the account, all or of one status. */
export const NoticeList = ({ filter }: { filter?: InvoiceFilter }) => {
  // In the address, so that a command from anywhere can ask for it.
  const [creating, setCreating] = useUrlState('skapa');
  const [sending, setSending] = useState(false);
  const table = useUrlTable({
    path: (page) =>
      filter ? routes.invoicebase.byStatus({ status: filter, page }) : routes.invoicebase.overview({ page }),
    sortable: noticeSortable,
    filters: noticeFilters,
  });
  const { page, sort, reference, from, to, status } = table.query;
  const filters = { filter, reference, status: knownStatus(status), period: periodFilter(from, to) };
  const query = useNotices({ page, sort, ...filters });
  const view = useListView('invoicebase', table, noticeColumns);
  const selection = useSelection(JSON.stringify(filters));
  const create = (
    <Button
      type={filter === 'ready' ? 'default' : 'primary'}
      icon={<PlusOutlined />}
      onClick={() => setCreating('avi', { replace: true })}
    >
      {texts.create}
    </Button>
  );
  const sendAll = filter === 'ready' && (
    <Button
      type="primary"
      icon={<SendOutlined />}
      disabled={query.data?.total === 0}
      onClick={() => setSending(true)}
    >
      Skicka alla
    </Button>
  );
  return (
    <PageFrame
      title={texts.title}
      facts={[filter ? invoiceFilterLabel[filter] : texts.all]}
      actions={
        <>
          {create}
          {sendAll}
        </>
      }
      boxes={<NoticeBoxes />}
    >
      <StatusNav current={filter} />
      <NoticeFilter table={table} byStatus={filter !== undefined} extra={view.menu} />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        selection={selection}
        expand={(row) => (
          <Suspense fallback={<RowsSkeleton rows={2} />}>
            <NoticePeek id={row.id} />
          </Suspense>
        )}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.invoicebase.detail({ id: row.id })}
        label={texts.title}
        totals={{
          status: <span className="h-muted">{texts.sum}</span>,
          left: <Money strong value={query.data?.sum.payment_left} />,
        }}
        empty={
          filter ? { title: noneOf[filter] } : { title: texts.none, text: texts.noneText, actions: create }
        }
      />
      <BatchBar selection={selection} total={query.data?.total ?? 0} filters={filters} />
      <CreateNoticeModal
        open={creating !== undefined}
        onClose={() => setCreating(undefined, { replace: true })}
      />
      <SendAllModal open={sending} onClose={() => setSending(false)} />
    </PageFrame>
  );
};
