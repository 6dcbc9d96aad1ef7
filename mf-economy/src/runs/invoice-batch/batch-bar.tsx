import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { reminderCalls } from '@husrum/contract/reminder';
import { downloadFile } from '@husrum/platform';
import { lazyDialog } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SelectionBar, type useSelection } from '@husrum/ui/data';
import { useState } from 'react';
import { reminderTexts } from '../reminder/reminder.texts';
import { exportInvoices, type InvoiceFilters, listInvoiceIds } from './invoice-batch.queries';
import { invoiceBatchTexts } from './invoice-batch.texts';
import { notifyOnError } from './notify-on-error';

// They are rarely opened, so each dialog is its own lazy chunk.
const ApproveInvoicesModal = lazyDialog(() => import('./approve-invoices.modal'));
const SendInvoicesModal = lazyDialog(() => import('./send-invoices.modal'));
const PayInvoicesModal = lazyDialog(() => import('./pay-invoices.modal'));
const ChangeDueDatesModal = lazyDialog(() => import('./change-due-dates.modal'));
const RetryInvoicesModal = lazyDialog(() => import('./retry-invoices.modal'));
const PdfPreviewsModal = lazyDialog(() => import('./pdf-previews.modal'));
const RemindSelectedModal = lazyDialog(() => import('../reminder/remind-selected.modal'));
const PutInvoicesAsideModal = lazyDialog(() => import('../reminder/put-invoices-aside.modal'));

type BatchDialog = 'approve' | 'send' | 'pay' | 'due-date' | 'preview' | 'retry' | 'remind' | 'aside';

interface Props {
  selection: ReturnType<typeof useSelection>;
  total: number;
  filters: InvoiceFilters;
}

/** Actions on the selected invoices. */
export const BatchBar = ({ selection, total, filters }: Props) => {
  const [dialog, setDialog] = useState<BatchDialog>();
  const [isExporting, setIsExporting] = useState(false);
  const ids = [...selection.selected].map(Number);
  const close = () => setDialog(undefined);
  const download = async () => {
    setIsExporting(true);
    await downloadFile(() => exportInvoices(ids));
    setIsExporting(false);
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        total={total}
        selectAll={() => notifyOnError(listInvoiceIds(filters))}
      >
        {filters?.filter === 'overdue' && (
          <>
            <Button call={reminderCalls.start} onClick={() => setDialog('remind')}>
              {reminderTexts.remind}
            </Button>
            <Button call={reminderCalls.putAside} onClick={() => setDialog('aside')}>
              {reminderTexts.putAside}
            </Button>
          </>
        )}
        <Button call={invoiceBatchCalls.approve} onClick={() => setDialog('approve')}>
          {invoiceBatchTexts.approve}
        </Button>
        <Button call={invoiceBatchCalls.send} onClick={() => setDialog('send')}>
          {invoiceBatchTexts.send}
        </Button>
        {filters?.filter === 'error' && (
          <Button call={accountingSyncCalls.retryInvoice} onClick={() => setDialog('retry')}>
            {invoiceBatchTexts.retry}
          </Button>
        )}
        <Button call={invoiceBatchCalls.pay} onClick={() => setDialog('pay')}>
          {invoiceBatchTexts.pay}
        </Button>
        <Button onClick={() => setDialog('preview')}>{invoiceBatchTexts.preview}</Button>
        <Button loading={isExporting} onClick={() => void download()}>
          {invoiceBatchTexts.export}
        </Button>
        <Button call={invoiceBatchCalls.changeDueDate} onClick={() => setDialog('due-date')}>
          {invoiceBatchTexts.changeDueDate}
        </Button>
      </SelectionBar>
      {dialog === 'approve' && <ApproveInvoicesModal ids={ids} onClose={close} />}
      {dialog === 'send' && <SendInvoicesModal ids={ids} onClose={close} />}
      {dialog === 'pay' && <PayInvoicesModal ids={ids} onClose={close} />}
      {dialog === 'due-date' && <ChangeDueDatesModal ids={ids} onClose={close} />}
      {dialog === 'retry' && <RetryInvoicesModal ids={ids} onClose={close} />}
      {dialog === 'remind' && <RemindSelectedModal ids={ids} onClose={close} />}
      {dialog === 'aside' && <PutInvoicesAsideModal ids={ids} onClose={close} />}
      {dialog === 'preview' && <PdfPreviewsModal ids={ids} onClose={close} />}
    </>
  );
};
