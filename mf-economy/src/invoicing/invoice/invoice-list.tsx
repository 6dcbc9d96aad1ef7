import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { type InvoiceFilter, invoiceCalls, invoiceFilterLabel } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate, useCan } from '@husrum/platform';
import { lazyComponent, Money, PageFrame, RowsSkeleton, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useListView, useSelection, useUrlTable } from '@husrum/ui/data';
import { useState } from 'react';
import { RetryAllButton } from '../../accounting/accounting-sync/retry-all-button';
import { bankFileTexts } from '../../payments/bank-file/bank-file.texts';
import { BatchBar } from '../../runs/invoice-batch/batch-bar';
import { invoiceSendingTexts } from '../invoice-sending/invoice-sending.texts';
import { SendAllModal } from '../invoice-sending/send-all.modal';
import { CreateInvoiceModal } from './create-invoice.modal';
import { getInvoiceColumns, invoiceSortable } from './invoice.columns';
import { useInvoices } from './invoice.queries';
import { invoiceTexts } from './invoice.texts';
import { InvoiceFilterBar, invoiceFilters } from './invoice-filter-bar';
import { InvoiceStatistics } from './invoice-statistics';
import { InvoiceStatusTabs } from './invoice-status-tabs';
import { SumLabel } from './invoice-sum';
import { toPeriodFilter } from './period.rules';

// Few users expand a row, so its content is a lazy chunk.
const ExpandedInvoice = lazyComponent(() => import('./expanded-invoice'), <RowsSkeleton rows={2} />);

/** All invoices of the business, or those of one status. */
export const InvoiceList = ({ filter }: { filter?: InvoiceFilter }) => {
  // In the query string, so that a command on any page can open the dialog.
  const [creating, setCreating] = useUrlState('skapa');
  const can = useCan();
  const navigate = useAppNavigate();
  const [isSendAllOpen, setIsSendAllOpen] = useState(false);
  const table = useUrlTable({
    path: (page) =>
      filter ? routes.invoice.byStatus({ status: filter, page }) : routes.invoice.overview({ page }),
    sortable: invoiceSortable,
    filters: invoiceFilters,
  });
  const { page, sort, from, to, ...query } = table.query;
  const filters = { ...query, filter, period: toPeriodFilter(from, to) };
  const invoices = useInvoices({ page, sort, ...filters });
  const view = useListView('invoicebase', table, getInvoiceColumns(filter));
  const selection = useSelection(JSON.stringify(filters));
  const create = (
    <Button
      call={invoiceCalls.create}
      type={filter === 'ready' ? 'default' : 'primary'}
      icon={<PlusOutlined />}
      onClick={() => setCreating('avi', { replace: true })}
    >
      {invoiceTexts.create}
    </Button>
  );
  const sendAll = filter === 'ready' && (
    <Button
      call={invoiceCalls.sendAll}
      type="primary"
      icon={<SendOutlined />}
      disabled={invoices.data?.total === 0}
      onClick={() => setIsSendAllOpen(true)}
    >
      {invoiceSendingTexts.sendAll}
    </Button>
  );
  return (
    <PageFrame
      title={invoiceTexts.title}
      facts={[filter ? invoiceFilterLabel[filter] : invoiceTexts.all]}
      actions={
        <>
          {filter === 'error' && <RetryAllButton />}
          {create}
          {sendAll}
        </>
      }
      menuActions={[
        {
          key: 'bank-files',
          label: bankFileTexts.title,
          icon: <BankOutlined />,
          onClick: () => navigate(routes.bankFile.overview()),
        },
      ]}
      statistics={<InvoiceStatistics />}
    >
      <InvoiceStatusTabs current={filter} />
      <InvoiceFilterBar table={table} hasOneStatus={filter !== undefined} extra={view.menu} />
      <div className="e-invoice-list">
        <UrlTable
          table={table}
          query={invoices}
          columns={view.columns}
          sortColumns={view.sortColumns}
          selection={selection}
          expand={(row) => <ExpandedInvoice id={row.id} />}
          rowKey={(row) => row.id}
          rowLink={(row) => routes.invoice.detail({ id: row.id })}
          label={invoiceTexts.title}
          totals={{
            lease: <SumLabel sum={invoices.data?.sum} />,
            amount: <Money strong value={invoices.data?.sum.pay_amount_rounded} />,
            left: <Money strong value={invoices.data?.sum.payment_left} />,
          }}
          empty={
            filter
              ? { title: invoiceTexts.noneByStatus[filter] }
              : { title: invoiceTexts.none, text: invoiceTexts.noneText, actions: create }
          }
        />
      </div>
      <BatchBar selection={selection} total={invoices.data?.total ?? 0} filters={filters} />
      <CreateInvoiceModal
        open={creating !== undefined && can(invoiceCalls.create)}
        onClose={() => setCreating(undefined, { replace: true })}
      />
      <SendAllModal open={isSendAllOpen} onClose={() => setIsSendAllOpen(false)} />
    </PageFrame>
  );
};
