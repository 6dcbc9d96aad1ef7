import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { type Invoice, invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { ErrorAlert } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { invoiceTexts } from './invoice.texts';
import { useRetryInProgram } from './use-retry-in-program';

const { accounting: texts } = invoiceTexts;

interface Props {
  invoice: Invoice;
  reactivating: boolean;
  onReactivate: () => void;
}

const RetryButton = ({ invoice }: Pick<Props, 'invoice'>) => {
  const retry = useRetryInProgram(invoice);
  return (
    <Button call={accountingSyncCalls.retryInvoice} loading={retry.isPending} onClick={retry.start}>
      {texts.retry}
    </Button>
  );
};

/** Whether `AccountingAlert` already shows the invoice's error. */
export const isAccountingError = ({ accounting, error }: Pick<Invoice, 'accounting' | 'error'>): boolean =>
  accounting != null && error !== null && accounting.sync_error === error;

/** Shows why the accounting program refused the invoice, or that its synchronisation is off, with a button or link that solves it. */
export const AccountingAlert = ({ invoice, reactivating, onReactivate }: Props) => {
  const { accounting, sync_active, error } = invoice;
  if (!accounting) return null;
  const { service, sync_error, can_retry, is_connected } = accounting;
  // An invoice without an error does not need the connection: it can be paid and credited here.
  const isManagedHere = !is_connected && error === null;
  return (
    <>
      {isManagedHere && sync_error !== null && <Alert type="warning" showIcon title={sync_error} />}
      {!isManagedHere && sync_error !== null && (
        <ErrorAlert title={sync_error}>
          {can_retry && <RetryButton invoice={invoice} />}
          {!is_connected && (
            <AppLink to={routes.integration.overview()}>{invoiceTexts.openIntegrations}</AppLink>
          )}
        </ErrorAlert>
      )}
      {!sync_active && is_connected && (
        <Alert
          type="warning"
          showIcon
          title={`${service}: ${texts.syncOff}`}
          description={
            <>
              <p>{texts.syncOffText(service)}</p>
              <Button call={invoiceCalls.update} loading={reactivating} onClick={onReactivate}>
                {invoiceTexts.reactivateSync}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
