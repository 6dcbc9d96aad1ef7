import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined';
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { today } from '@husrum/format';
import { useCan, useRouteId } from '@husrum/platform';
import { lazyComponent, lazyDialog, PageFrame, QueryContent } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { InvoiceDivergences } from '../../accounting/accounting-sync/invoice-divergences';
import { InvoiceVouchersLink } from '../../books/voucher/invoice-vouchers-link';
import { ChangeDueDateModal } from '../../payments/payment/change-due-date.modal';
import { paymentTexts } from '../../payments/payment/payment.texts';
import { PaymentFacts } from '../../payments/payment/payment-facts';
import { PaymentList } from '../../payments/payment/payment-list';
import { RegisterPaymentModal } from '../../payments/payment/register-payment.modal';
import { InvoicePromises } from '../../payments/payment-promise/invoice-promises';
import { useTakeBackWriteOff } from '../../payments/write-off/use-take-back-write-off';
import { InvoiceReminders } from '../../runs/reminder/invoice-reminders';
import { TenantCreditAlert } from '../credit/tenant-credit-alert';
import { invoiceSendingTexts } from '../invoice-sending/invoice-sending.texts';
import { PdfPreviewModal } from '../invoice-sending/pdf-preview.modal';
import { SendInvoiceModal } from '../invoice-sending/send-invoice.modal';
import { useSendInvoice } from '../invoice-sending/use-send-invoice';
import { AccountingAlert } from './accounting-alert';
import { CreditInvoiceModal } from './credit-invoice.modal';
import { GenerateInProgramButton, GenerateInProgramStatus } from './generate-in-program';
import { GenerateManualInvoiceModal } from './generate-manual-invoice.modal';
import { useInvoice } from './invoice.queries';
import { invoiceTexts } from './invoice.texts';
import { InvoiceAccounting } from './invoice-accounting';
import { getAvailableActions } from './invoice-actions.rules';
import { InvoiceDocument } from './invoice-document';
import { InvoiceError } from './invoice-error';
import { listInvoiceFacts } from './invoice-facts';
import { listInvoiceMenuActions } from './invoice-menu';
import { InvoiceStatus } from './invoice-status';
import { InvoiceTimeline } from './invoice-timeline';
import { useGenerateInProgram } from './use-generate-in-program';
import { useInvoiceActions } from './use-invoice-actions';

// Few invoices were paid late.
const InvoiceLateCharges = lazyComponent(async () => ({
  default: (await import('../../payments/late-charge/invoice-late-charges')).InvoiceLateCharges,
}));
// Few invoices are written off, so its code is a lazy chunk.
const WriteOffModal = lazyDialog(() => import('../../payments/write-off/write-off.modal'));

export default function InvoiceDetailScreen() {
  const query = useInvoice(useRouteId());
  return (
    <QueryContent query={query}>
      {(invoice) => <InvoicePage key={invoice.id} invoice={invoice} />}
    </QueryContent>
  );
}

/** Payments are shown when the invoice is sent. An unsent one may have some, too, such as an offset of the tenant's credit. */
const showsPayments = ({ kind, sent_at, payments, registered_payments = [] }: Invoice): boolean =>
  kind !== 'CREDIT' && (sent_at !== null || payments.length > 0 || registered_payments.length > 0);

/** It is late or was paid late, or it may bill what another one costs for being late. */
const mayHaveLateCharges = ({ kind, sent_at, due_at }: Invoice): boolean =>
  kind === 'SUPPLEMENT' ||
  (kind === 'RENT' && sent_at !== null && due_at !== null && due_at < today(new Date()));

type Dialog = 'generate' | 'payment' | 'due' | 'preview' | 'credit' | 'write-off';

const InvoicePage = ({ invoice }: { invoice: Invoice }) => {
  const [dialog, setDialog] = useState<Dialog>();
  const actions = useInvoiceActions(invoice);
  const sendInvoice = useSendInvoice(invoice.id);
  const takeBackWriteOff = useTakeBackWriteOff(invoice);
  const can = useCan();
  const available = getAvailableActions(invoice);
  const program = available.generateInProgram;
  // A hook cannot be called conditionally. Without a program nothing uses the default.
  const generating = useGenerateInProgram(invoice, program ?? 'FORTNOX');
  const getDialogProps = (name: Dialog) => ({
    invoice,
    open: dialog === name,
    onClose: () => setDialog(undefined),
  });
  return (
    <PageFrame
      sticky
      title={invoice.title}
      breadcrumb={invoice.breadcrumb}
      status={<InvoiceStatus invoice={invoice} />}
      facts={listInvoiceFacts(invoice)}
      actions={
        <>
          <Button icon={<FilePdfOutlined />} onClick={() => setDialog('preview')}>
            {invoiceTexts.preview}
          </Button>
          {program && <GenerateInProgramButton program={program} generating={generating} />}
          {available.generate && (
            <Button
              call={invoiceActionCalls.generateManual}
              type={program ? 'default' : 'primary'}
              icon={<FileTextOutlined />}
              disabled={generating.isPending}
              onClick={() => setDialog('generate')}
            >
              {invoiceTexts.generate}
            </Button>
          )}
          {available.markReady && (
            <Button
              call={invoiceCalls.update}
              type="primary"
              icon={<CheckOutlined />}
              loading={actions.isMarkingReady}
              onClick={actions.markReady}
            >
              {invoiceTexts.markReady}
            </Button>
          )}
          {available.send && (
            <Button
              call={invoiceCalls.send}
              type="primary"
              icon={<SendOutlined />}
              loading={sendInvoice.isSending}
              onClick={sendInvoice.open}
            >
              {invoiceSendingTexts.send}
            </Button>
          )}
          {available.payNext && (
            <Button
              call={invoiceActionCalls.pay}
              type="primary"
              icon={<DollarOutlined />}
              onClick={() => setDialog('payment')}
            >
              {paymentTexts.register}
            </Button>
          )}
        </>
      }
      menuActions={listInvoiceMenuActions(available, actions, {
        sendAgain: sendInvoice.open,
        registerPayment: () => setDialog('payment'),
        changeDueDate: () => setDialog('due'),
        writeOff: () => setDialog('write-off'),
        takeBackWriteOff: () => void takeBackWriteOff(),
        credit: () => setDialog('credit'),
      })}
      aside={
        <>
          <PaymentFacts invoice={invoice} />
          <InvoiceAccounting invoice={invoice} />
          <InvoiceTimeline timeline={invoice.timeline} ahead={invoice.ahead} />
          {showsPayments(invoice) && <PaymentList invoice={invoice} canUndo />}
          {invoice.kind !== 'CREDIT' && invoice.sent_at !== null && <InvoicePromises invoice={invoice} />}
          {mayHaveLateCharges(invoice) && <InvoiceLateCharges invoice={invoice} />}
          {invoice.kind !== 'CREDIT' && invoice.sent_at !== null && <InvoiceReminders invoice={invoice} />}
          <InvoiceVouchersLink invoice={invoice} />
        </>
      }
    >
      {program && <GenerateInProgramStatus program={program} generating={generating} />}
      <AccountingAlert
        invoice={invoice}
        reactivating={actions.isReactivatingSync}
        onReactivate={actions.reactivateSync}
      />
      <InvoiceError invoice={invoice} isSending={sendInvoice.isSending} onSendAgain={sendInvoice.open} />
      <InvoiceDivergences invoice={invoice} />
      {available.pay && invoice.payment_left > 0 && <TenantCreditAlert {...invoice} />}
      <InvoiceDocument invoice={invoice} editable={available.editRows && can(invoiceRowCalls.update)} />
      <GenerateManualInvoiceModal {...getDialogProps('generate')} />
      <RegisterPaymentModal {...getDialogProps('payment')} />
      <ChangeDueDateModal {...getDialogProps('due')} />
      {dialog === 'write-off' && <WriteOffModal {...getDialogProps('write-off')} />}
      {dialog === 'credit' && <CreditInvoiceModal {...getDialogProps('credit')} />}
      <PdfPreviewModal {...getDialogProps('preview')} />
      <SendInvoiceModal id={invoice.id} isResend={available.sendAgain} sending={sendInvoice} />
    </PageFrame>
  );
};
