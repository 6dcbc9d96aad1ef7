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
import { CreateInvoiceModal } from './create-invoice.modal';
import { invoiceColumns, invoiceSortable } from './invoice.columns';
import { useInvoices } from './invoice.queries';
import { noneOf, texts } from './invoice.texts';
import { InvoiceBoxes } from './invoice-boxes';
import { InvoiceFilterBar, invoiceFilters } from './invoice-filter';
import { periodFilter } from './period.rules';
import { StatusNav } from './status-nav';

// Most never open a row.
const InvoicePeek = lazy(() => import('./invoice-peek'));

const knownStatus = (text: string | undefined): InvoiceStatus | undefined =>
  invoiceStatuses.find((status) => status === text);

/** The invoices of the account, all or of one status. */
export const InvoiceList = ({ filter }: { filter?: InvoiceFilter }) => {
  // In the address, so that a command from anywhere can ask for it.
  const [creating, setCreating] = useUrlState('skapa');
  const [sending, setSending] = useState(false);
  const table = useUrlTable({
    path: (page) =>
      filter ? routes.invoice.byStatus({ status: filter, page }) : routes.invoice.overview({ page }),
    sortable: invoiceSortable,
    filters: invoiceFilters,
  });
  const { page, sort, reference, from, to, status } = table.query;
  const filters = { filter, reference, status: knownStatus(status), period: periodFilter(from, to) };
  const query = useInvoices({ page, sort, ...filters });
  const view = useListView('invoicebase', table, invoiceColumns);
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
      boxes={<InvoiceBoxes />}
    >
      <StatusNav current={filter} />
      <InvoiceFilterBar table={table} byStatus={filter !== undefined} extra={view.menu} />
      <UrlTable
        table={table}
        query={query}
        columns={view.columns}
        selection={selection}
        expand={(row) => (
          <Suspense fallback={<RowsSkeleton rows={2} />}>
            <InvoicePeek id={row.id} />
          </Suspense>
        )}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.invoice.detail({ id: row.id })}
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
      <CreateInvoiceModal
        open={creating !== undefined}
        onClose={() => setCreating(undefined, { replace: true })}
      />
      <SendAllModal open={sending} onClose={() => setSending(false)} />
    </PageFrame>
  );
};
