import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { type InvoiceListItem, invoiceCalls } from '@husrum/contract/invoice';
import { Button } from '@husrum/ui/core';
import { invoiceSendingTexts } from './invoice-sending.texts';
import { SendInvoiceModal } from './send-invoice.modal';
import { useSendInvoice } from './use-send-invoice';

/** Send button in a list row. Only an invoice that is ready has one. */
export const SendInvoiceButton = ({ invoice: { id, status, reference } }: { invoice: InvoiceListItem }) => {
  const sendInvoice = useSendInvoice(id);
  if (status !== 'READY') return null;
  return (
    <>
      <Button
        call={invoiceCalls.send}
        size="small"
        icon={<SendOutlined />}
        loading={sendInvoice.isSending}
        aria-label={invoiceSendingTexts.sendNow(reference)}
        onClick={sendInvoice.open}
      >
        {invoiceSendingTexts.send}
      </Button>
      <SendInvoiceModal id={id} sending={sendInvoice} />
    </>
  );
};
