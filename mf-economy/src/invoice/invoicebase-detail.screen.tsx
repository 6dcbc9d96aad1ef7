import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DollarOutlined from '@ant-design/icons/es/icons/DollarOutlined';
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import type { Invoicebase } from '@husrum/contract/invoice';
import { useRouteId } from '@husrum/platform';
import { DangerBox, Loaded, PageFrame } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { NoticePaper } from '../invoice-document/notice-paper';
import { PreviewModal } from '../invoice-sending/preview.modal';
import { useSend } from '../invoice-sending/use-send';
import { DueDateModal } from '../payment/due-date.modal';
import { texts as payment } from '../payment/payment.texts';
import { PaymentFacts } from '../payment/payment-facts';
import { Payments } from '../payment/payments';
import { RegisterPaymentModal } from '../payment/register-payment.modal';
import { GenerateManualModal } from './generate-manual.modal';
import { useInvoicebase } from './invoicebase.queries';
import { texts } from './invoicebase.texts';
import { noticeFacts } from './notice-facts';
import { noticeMenu } from './notice-menu';
import { NoticeStatus } from './notice-status';
import { NoticeTimeline } from './notice-timeline';
import { offersOf } from './offers.rules';
import { useNoticeActions } from './use-notice-actions';

export default function InvoicebaseDetailScreen() {
  const query = useInvoicebase(useRouteId());
  return <Loaded query={query}>{(notice) => <NoticePage key={notice.id} notice={notice} />}</Loaded>;
}

/** From the sending on; before that only when the tenant's credit has been offset. */
const takesMoney = ({ kind, sent_at, payments }: Invoicebase): boolean =>
  kind !== 'CREDIT' && (sent_at !== null || payments.length > 0);

type Dialog = 'generate' | 'payment' | 'due' | 'preview';

const NoticePage = ({ notice }: { notice: Invoicebase }) => {
  const [dialog, setDialog] = useState<Dialog>();
  const actions = useNoticeActions(notice);
  const { send, sending } = useSend(notice.id);
  const offers = offersOf(notice);
  const dialogOf = (name: Dialog) => ({
    notice,
    open: dialog === name,
    onClose: () => setDialog(undefined),
  });
  return (
    <PageFrame
      sticky
      title={notice.title}
      breadcrumb={notice.breadcrumb}
      status={<NoticeStatus notice={notice} />}
      facts={noticeFacts(notice)}
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
      more={noticeMenu(offers, actions, {
        sendAgain: () => void send(),
        moveDueAt: () => setDialog('due'),
      })}
      rail={
        <>
          <PaymentFacts notice={notice} />
          <NoticeTimeline timeline={notice.timeline} ahead={notice.ahead} />
          {takesMoney(notice) && <Payments payments={notice.payments} onNotice={notice} />}
        </>
      }
    >
      {notice.error !== null && notice.status === 'ERROR' && <DangerBox>{notice.error}</DangerBox>}
      <NoticePaper notice={notice} editable={offers.editRows} />
      <GenerateManualModal {...dialogOf('generate')} />
      <RegisterPaymentModal {...dialogOf('payment')} />
      <DueDateModal {...dialogOf('due')} />
      <PreviewModal {...dialogOf('preview')} />
    </PageFrame>
  );
};
