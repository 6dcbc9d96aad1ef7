import '../invoice-sending/send-all.css';
import type { BatchOutcome } from '@husrum/contract/invoice-batch';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { DoneFoot } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { texts } from './invoice-batch.texts';

interface Props {
  outcome: BatchOutcome;
  error: Error | undefined;
  sentence: (count: number) => string;
  onClose: () => void;
}

/** How it went, and why for each that did not go. */
export const BatchResult = ({ outcome: { done, failures }, error, sentence, onClose }: Props) => (
  <div className="h-stack">
    <Alert
      type={failures.length > 0 || error ? 'warning' : 'success'}
      showIcon
      role="status"
      title={sentence(done)}
      description={error && `${error.message}. ${texts.stopped}`}
    />
    {failures.length > 0 && (
      <section aria-label="Misslyckade">
        <p>
          <strong>{texts.failed(failures.length)}</strong>
        </p>
        <div className="e-choice">
          <ul className="e-failures">
            {failures.map(({ id, reference, message }, index) => (
              <li key={id || `none-${index}`}>
                {id > 0 && (
                  <>
                    <AppLink to={routes.invoice.detail({ id })}>{reference ?? `Avi ${id}`}</AppLink>:{' '}
                  </>
                )}
                {message}
              </li>
            ))}
          </ul>
        </div>
      </section>
    )}
    <DoneFoot onDone={onClose} />
  </div>
);
