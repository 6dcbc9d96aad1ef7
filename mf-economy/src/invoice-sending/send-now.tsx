import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import type { InvoiceListItem } from '@husrum/contract/invoice';
import { Button } from '@husrum/ui/core';
import { useSend } from './use-send';

/** In a list: the one thing that is left to do with an invoice that is ready. */
export const SendNow = ({ invoice: { id, status, reference } }: { invoice: InvoiceListItem }) => {
  const { send, sending } = useSend(id);
  if (status !== 'READY') return null;
  return (
    <Button
      size="small"
      icon={<SendOutlined />}
      loading={sending}
      aria-label={`Skicka ${reference ?? 'avin'} nu`}
      onClick={() => void send()}
    >
      Skicka
    </Button>
  );
};
