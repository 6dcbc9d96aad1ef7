import { type Invoice, invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { ErrorAlert } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { invoiceSendingTexts } from '../invoice-sending/invoice-sending.texts';
import { isAccountingError } from './accounting-alert';

interface Props {
  invoice: Pick<
    Invoice,
    'status' | 'error' | 'mail_error' | 'settings_problem' | 'tenant' | 'company' | 'accounting'
  >;
  isSending: boolean;
  onSendAgain: () => void;
}

/** Missing settings of the company stop an unsent invoice in every status. */
const SettingsError = ({ invoice: { settings_problem, company } }: Pick<Props, 'invoice'>) => (
  <ErrorAlert title={settings_problem}>
    {company && (
      <AppLink to={routes.company.invoicing({ id: company.id })}>
        {invoiceSendingTexts.preview.openSettingsOf(company.name)}
      </AppLink>
    )}
  </ErrorAlert>
);

/** A mail that did not arrive, with the button that sends it again. */
const MailError = ({ invoice: { error, tenant }, isSending, onSendAgain }: Props) => (
  <ErrorAlert title={error}>
    <Button call={invoiceCalls.send} loading={isSending} onClick={onSendAgain}>
      {invoiceSendingTexts.sendAgain}
    </Button>{' '}
    {tenant !== null && (
      <AppLink to={routes.tenant.detail({ id: tenant.id })}>{invoiceSendingTexts.changeAddress}</AppLink>
    )}
  </ErrorAlert>
);

/** The problem that stops the sending of an invoice, with a button or link that solves it, if there is one. */
export const InvoiceError = (props: Props) => {
  const { status, error, mail_error, settings_problem } = props.invoice;
  if (settings_problem != null) return <SettingsError {...props} />;
  if (status !== 'ERROR' || error === null || isAccountingError(props.invoice)) return null;
  return mail_error == null ? <ErrorAlert>{error}</ErrorAlert> : <MailError {...props} />;
};
