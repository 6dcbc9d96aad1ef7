import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined';
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import type { Invoice } from '@husrum/contract/invoice';
import { useRouteId } from '@husrum/platform';
import { DangerBox, Loaded, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { InvoicePaper } from '../invoice-document/invoice-paper';
import { PreviewModal } from '../invoice-sending/preview.modal';
import { useSend } from '../invoice-sending/use-send';
import { DueDateModal } from '../payment/due-date.modal';
import { texts as payment } from '../payment/payment.texts';
import { PaymentFacts } from '../payment/payment-facts';
import { Payments } from '../payment/payments';
import { RegisterPaymentModal } from '../payment/register-payment.modal';
import { GenerateManualModal } from './generate-manual.modal';
import { useInvoice } from './invoice.queries';
import { texts } from './invoice.texts';
import { invoiceFacts } from './invoice-facts';
import { invoiceMenu } from './invoice-menu';
import { InvoiceStatus } from './invoice-status';
import { InvoiceTimeline } from './invoice-timeline';
import { offersOf } from './offers.rules';
import { useInvoiceActions } from './use-invoice-actions';

export default function InvoiceDetailScreen() {
  const query = useInvoice(useRouteId());
  return <Loaded query={query}>{(invoice) => <InvoicePage key={invoice.id} invoice={invoice} />}</Loaded>;
}

/** From the sending on; before that only when the tenant's credit has been offset. */
const takesMoney = ({ kind, sent_at, payments }: Invoice): boolean =>
  kind !== 'CREDIT' && (sent_at !== null || payments.length > 0);

type Dialog = 'generate' | 'payment' | 'due' | 'preview';

const InvoicePage = ({ invoice }: { invoice: Invoice }) => {
  const [dialog, setDialog] = useState<Dialog>();
  const actions = useInvoiceActions(invoice);
  const { send, sending } = useSend(invoice.id);
  const offers = offersOf(invoice);
  const dialogOf = (name: Dialog) => ({
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
      facts={invoiceFacts(invoice)}
      actions={
        <>
          <Button icon={<FilePdfOutlined />} onClick={() => setDialog('preview')}>
            Förhandsgranska
          </Button>
          {offers.generate && (
            <Button type="primary" icon={<FileTextOutlined />} onClick={() => setDialog('generate')}>
              {texts.generate}
            </Button>
          )}
          {offers.markReady && (
            <Button
              type="primary"
              icon={<CheckOutlined />}
              loading={actions.markingReady}
              onClick={actions.markReady}
            >
              {texts.ready}
            </Button>
          )}
          {offers.send && (
            <Button type="primary" icon={<SendOutlined />} loading={sending} onClick={() => void send()}>
              Skicka
            </Button>
          )}
          {offers.pay && (
            <Button type="primary" icon={<DollarOutlined />} onClick={() => setDialog('payment')}>
              {payment.register}
            </Button>
          )}
        </>
      }
      more={invoiceMenu(offers, actions, {
        sendAgain: () => void send(),
        moveDueAt: () => setDialog('due'),
      })}
      rail={
        <>
          <PaymentFacts invoice={invoice} />
          <InvoiceTimeline timeline={invoice.timeline} ahead={invoice.ahead} />
          {takesMoney(invoice) && <Payments payments={invoice.payments} onInvoice={invoice} />}
        </>
      }
    >
      {invoice.error !== null && invoice.status === 'ERROR' && <DangerBox>{invoice.error}</DangerBox>}
      <InvoicePaper invoice={invoice} editable={offers.editRows} />
      <GenerateManualModal {...dialogOf('generate')} />
      <RegisterPaymentModal {...dialogOf('payment')} />
      <DueDateModal {...dialogOf('due')} />
      <PreviewModal {...dialogOf('preview')} />
    </PageFrame>
  );
};
