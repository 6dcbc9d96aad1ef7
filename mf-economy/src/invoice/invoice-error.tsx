import type { Invoice } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { ErrorAlert } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { invoiceSendingTexts } from '../invoice-sending/invoice-sending.texts';

interface Props {
  invoice: Pick<Invoice, 'status' | 'error' | 'mail_error' | 'tenant'>;
  sending: boolean;
  onSendAgain: () => void;
}

/** What stands in the way of an invoice, and for a mail that did not arrive the button that sends it again. */
export const InvoiceError = ({ invoice, sending, onSendAgain }: Props) => {
  const { status, error, mail_error, tenant } = invoice;
  if (status !== 'ERROR' || error === null) return null;
  if (mail_error == null) return <ErrorAlert>{error}</ErrorAlert>;
  return (
    <ErrorAlert title={error}>
      <>
        <Button loading={sending} onClick={onSendAgain}>
          {invoiceSendingTexts.sendAgain}
        </Button>{' '}
        {tenant !== null && (
          <AppLink to={routes.tenant.detail({ id: tenant.id })}>{invoiceSendingTexts.changeAddress}</AppLink>
        )}
      </>
    </ErrorAlert>
  );
};
