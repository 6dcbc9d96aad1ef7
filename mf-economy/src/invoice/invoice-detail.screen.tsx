import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined';
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { useCan, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { InvoiceDivergences } from '../accounting-sync/invoice-divergences';
import { TenantCreditAlert } from '../credit/tenant-credit-alert';
import { invoiceSendingTexts } from '../invoice-sending/invoice-sending.texts';
import { PdfPreviewModal } from '../invoice-sending/pdf-preview.modal';
import { SendInvoiceModal } from '../invoice-sending/send-invoice.modal';
import { useSendInvoice } from '../invoice-sending/use-send-invoice';
import { ChangeDueDateModal } from '../payment/change-due-date.modal';
import { paymentTexts } from '../payment/payment.texts';
import { PaymentFacts } from '../payment/payment-facts';
import { PaymentList } from '../payment/payment-list';
import { RegisterPaymentModal } from '../payment/register-payment.modal';
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

export default function InvoiceDetailScreen() {
  const query = useInvoice(useRouteId());
  return (
    <QueryContent query={query}>
      {(invoice) => <InvoicePage key={invoice.id} invoice={invoice} />}
    </QueryContent>
  );
}

/** A sent invoice can be paid. Before sending there may be credit that is offset on it. */
const showsPayments = ({ kind, sent_at, payments, registered_payments = [] }: Invoice): boolean =>
  kind !== 'CREDIT' && (sent_at !== null || payments.length > 0 || registered_payments.length > 0);

type Dialog = 'generate' | 'payment' | 'due' | 'preview' | 'credit';

const InvoicePage = ({ invoice }: { invoice: Invoice }) => {
  const [dialog, setDialog] = useState<Dialog>();
  const actions = useInvoiceActions(invoice);
  const sending = useSendInvoice(invoice.id);
  const can = useCan();
  const available = getAvailableActions(invoice);
  const program = available.generateInProgram;
  const generating = useGenerateInProgram(invoice, program ?? 'FORTNOX');
  const dialogProps = (name: Dialog) => ({
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
              loading={actions.markingReady}
              onClick={actions.markReady}
            >
              {invoiceTexts.ready}
            </Button>
          )}
          {available.send && (
            <Button
              call={invoiceCalls.send}
              type="primary"
              icon={<SendOutlined />}
              loading={sending.isSending}
              onClick={sending.open}
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
        sendAgain: sending.open,
        registerPayment: () => setDialog('payment'),
        changeDueDate: () => setDialog('due'),
        credit: () => setDialog('credit'),
      })}
      aside={
        <>
          <PaymentFacts invoice={invoice} />
          <InvoiceAccounting invoice={invoice} />
          <InvoiceTimeline timeline={invoice.timeline} ahead={invoice.ahead} />
          {showsPayments(invoice) && <PaymentList invoice={invoice} canUndo />}
        </>
      }
    >
      {program && <GenerateInProgramStatus program={program} generating={generating} />}
      <AccountingAlert
        invoice={invoice}
        reactivating={actions.reactivatingSync}
        onReactivate={actions.reactivateSync}
      />
      <InvoiceError invoice={invoice} sending={sending.isSending} onSendAgain={sending.open} />
      <InvoiceDivergences invoice={invoice} />
      {available.pay && invoice.payment_left > 0 && <TenantCreditAlert {...invoice} />}
      <InvoiceDocument invoice={invoice} editable={available.editRows && can(invoiceRowCalls.update)} />
      <GenerateManualInvoiceModal {...dialogProps('generate')} />
      <RegisterPaymentModal {...dialogProps('payment')} />
      <ChangeDueDateModal {...dialogProps('due')} />
      {dialog === 'credit' && <CreditInvoiceModal {...dialogProps('credit')} />}
      <PdfPreviewModal {...dialogProps('preview')} />
      <SendInvoiceModal id={invoice.id} again={available.sendAgain} sending={sending} />
    </PageFrame>
  );
};
