import '../../invoicing/invoice-sending/send-all.css';
import type { BatchOutcome } from '@husrum/contract/invoice-batch';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { DoneFooter } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { getErrorText } from '../../invoicing/invoice/action-error';
import { invoiceBatchTexts } from './invoice-batch.texts';

interface Props {
  outcome: BatchOutcome;
  error: Error | undefined;
  doneText: (count: number) => string;
  onClose: () => void;
}

/** The number of processed invoices, and the reason for each failed one. */
export const BatchResult = ({ outcome: { done, failures }, error, doneText, onClose }: Props) => (
  <div className="h-stack">
    <Alert
      type={failures.length > 0 || error ? 'warning' : 'success'}
      showIcon
      role="status"
      title={doneText(done)}
      description={
        error && (
          <>
            <div>{getErrorText(error)}</div>
            <div>{invoiceBatchTexts.stopped}</div>
          </>
        )
      }
    />
    {failures.length > 0 && (
      <section aria-label={invoiceBatchTexts.failedLabel}>
        <p>
          <strong>{invoiceBatchTexts.failed(failures.length)}</strong>
        </p>
        <div className="e-checklist">
          <ul className="e-failures">
            {failures.map(({ id, reference, message }) => (
              <li key={id}>
                <AppLink to={routes.invoice.detail({ id })}>
                  {reference ?? invoiceBatchTexts.invoiceWithId(id)}
                </AppLink>
                : {message}
              </li>
            ))}
          </ul>
        </div>
      </section>
    )}
    <DoneFooter onDone={onClose} />
  </div>
);
