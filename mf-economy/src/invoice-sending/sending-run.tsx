import './send-all.css';
import { busEvent } from '@husrum/contract/bus';
import { jobRunCalls, type RunItem, type RunRow } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { AppLink, useSave } from '@husrum/platform';
import { DoneFoot, Loaded, RowsSkeleton, StatusTag } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useRun, useRunItems } from '../job-run/job-run.queries';
import { RunProgress } from '../job-run/job-run-progress';
import { texts } from './invoice-sending.texts';

/** As many as one answer holds: what failed comes first, and the run's own page has them all. */
const SHOWN = 100;

const nameOf = ({ invoicebase_id, title }: RunItem) =>
  invoicebase_id === null ? (
    title
  ) : (
    <AppLink to={routes.invoice.detail({ id: invoicebase_id })}>{title}</AppLink>
  );

/** What has become of each invoice so far. */
const Items = ({ run: { id, status } }: { run: RunRow }) => {
  const { data } = useRunItems(id, { limit: SHOWN }, status === 'RUNNING');
  const items = data?.data ?? [];
  if (items.length === 0) return null;
  return (
    <div className="e-choice">
      <ul aria-label={texts.outcomes}>
        {items.map((item) => (
          <li key={item.id}>
            <span>{nameOf(item)}</span>
            <StatusTag kind="outcome" value={item.outcome} />
            {item.message && <span className="e-choice__detail h-muted">{item.message}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Ended = ({ run: { made, skipped, failed, error } }: { run: RunRow }) => (
  <Alert
    type={failed > 0 || error ? 'warning' : 'success'}
    showIcon
    role="status"
    title={texts.done(made)}
    description={[error, failed > 0 && texts.failed(failed), skipped > 0 && texts.skipped(skipped)]
      .filter(Boolean)
      .join(' ')}
  />
);

const Shown = ({ run, onClose }: { run: RunRow; onClose: () => void }) => {
  const { id, status, made, skipped, failed, total } = run;
  const retry = useSave(jobRunCalls.restart, {
    publish: () => [busEvent('jobRun.restarted', { runId: id })],
  });
  const running = status === 'RUNNING';
  return (
    <div className="h-stack">
      {running ? (
        <>
          <RunProgress run={run} />
          <p role="status">
            {texts.progress(made + skipped + failed, total)} {texts.mayClose}
          </p>
        </>
      ) : (
        <Ended run={run} />
      )}
      <Items run={run} />
      <DoneFoot label={running ? texts.leave : undefined} onDone={onClose}>
        {status === 'FAILED' && (
          <Button loading={retry.isPending} onClick={() => retry.mutate({ params: { id } })}>
            {texts.retry}
          </Button>
        )}
        <AppLink to={routes.economy.run({ id })}>{texts.toRun}</AppLink>
      </DoneFoot>
    </div>
  );
};

/** A sending as it goes on on the server, and how it went. It may be left at any time. */
export const SendingRun = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Loaded query={useRun(id)} skeleton={<RowsSkeleton rows={3} />} compact>
    {(run) => <Shown run={run} onClose={onClose} />}
  </Loaded>
);
