import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import type { InvoiceListItem } from '@husrum/contract/invoice';
import { Button } from '@husrum/ui/core';
import { invoiceSendingTexts } from './invoice-sending.texts';
import { useSendInvoice } from './use-send-invoice';

/** Send button in a list row. Only an invoice that is ready has one. */
export const SendInvoiceButton = ({ invoice: { id, status, reference } }: { invoice: InvoiceListItem }) => {
  const { send, sending } = useSendInvoice(id);
  if (status !== 'READY') return null;
  return (
    <Button
      size="small"
      icon={<SendOutlined />}
      loading={sending}
      aria-label={invoiceSendingTexts.sendNow(reference)}
      onClick={() => void send()}
    >
      {invoiceSendingTexts.send}
    </Button>
  );
};
