import './send-all.css';
import { type calls, type OkOf, routes } from '@husrum/contract';
import { AppLink } from '@husrum/platform';
import { Alert, Button } from '@husrum/ui/core';

interface Props {
  result: OkOf<typeof calls.invoicebase.sendAll>;
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

const sentence = (sent: number): string => {
  if (sent === 0) return 'Inga hyresavier skickades.';
  return sent === 1 ? '1 hyresavi är skickad.' : `${sent} hyresavier är skickade.`;
};

/** How it went, and what to do about those that did not go. */
export const SendAllResult = ({ result, retrying, onRetry, onClose }: Props) => {
  const { sent, skipped, failures } = result;
  return (
    <>
      <Alert
        type={failures.length > 0 ? 'warning' : 'success'}
        showIcon
        role="status"
        title={sentence(sent)}
        description={skipped > 0 ? `${skipped} hade redan skickats eller ändrats av någon annan.` : undefined}
      />
      {failures.length > 0 && (
        <section aria-label="Misslyckade">
          <p>
            <strong>{failures.length} kunde inte skickas:</strong>
          </p>
          <ul className="e-failures">
            {failures.map(({ id, reference, message }) => (
              <li key={id}>
                <AppLink to={routes.invoicebase.detail({ id })}>{reference ?? `Avi ${id}`}</AppLink>:{' '}
                {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="e-modal-foot">
        {failures.length > 0 && (
          <Button loading={retrying} onClick={onRetry}>
            Försök igen med de misslyckade
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          Klar
        </Button>
      </div>
    </>
  );
};
