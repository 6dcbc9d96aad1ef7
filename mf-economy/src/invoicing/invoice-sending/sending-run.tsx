import './send-all.css';
import { busEvent } from '@husrum/contract/bus';
import { type JobRunItem, type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { AppLink, useApiMutation } from '@husrum/platform';
import { DoneFooter, QueryContent, RowsSkeleton, StatusTag } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useJobRun, useJobRunItems } from '../../runs/job-run/job-run.queries';
import { countDone } from '../../runs/job-run/job-run.rules';
import { JobRunProgress } from '../../runs/job-run/job-run-progress';
import { invoiceSendingTexts } from './invoice-sending.texts';

/** One page of the API. Failed items come first; the run's own page lists all. */
const ITEM_LIMIT = 100;

const renderItemTitle = ({ invoicebase_id, title }: JobRunItem) =>
  invoicebase_id === null ? (
    title
  ) : (
    <AppLink to={routes.invoice.detail({ id: invoicebase_id })}>{title}</AppLink>
  );

/** The outcome of each invoice so far. */
const SendingRunItems = ({ run: { id, status } }: { run: JobRunRow }) => {
  const { data } = useJobRunItems(id, { limit: ITEM_LIMIT }, status === 'RUNNING');
  const items = data?.data ?? [];
  if (items.length === 0) return null;
  return (
    <div className="e-checklist">
      <ul aria-label={invoiceSendingTexts.outcomes}>
        {items.map((item) => (
          <li key={item.id}>
            <span>{renderItemTitle(item)}</span>
            <StatusTag kind="outcome" value={item.outcome} />
            {item.message && <span className="e-checklist__detail h-muted">{item.message}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

const SendingRunResult = ({ run }: { run: JobRunRow }) => {
  const { waiting = 0, by_hand: byHand = 0, skipped, failed, error } = run;
  const sentCount = countDone(run);
  const type = waiting > 0 ? 'info' : 'success';
  return (
    <Alert
      type={failed > 0 || byHand > 0 || error ? 'warning' : type}
      showIcon
      role="status"
      title={waiting > 0 ? invoiceSendingTexts.waiting(waiting) : invoiceSendingTexts.sentCount(sentCount)}
      description={[
        waiting > 0 && sentCount > 0 && invoiceSendingTexts.sentCount(sentCount),
        error,
        failed > 0 && invoiceSendingTexts.failed(failed),
        byHand > 0 && invoiceSendingTexts.byHand(byHand),
        skipped > byHand && invoiceSendingTexts.skipped(skipped - byHand),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
};

const SendingRunStatus = ({ run, onClose }: { run: JobRunRow; onClose: () => void }) => {
  const { id, status, made, skipped, failed, total } = run;
  const retry = useApiMutation(jobRunCalls.restart, {
    publish: () => [busEvent('jobRun.restarted', { runId: id })],
  });
  const running = status === 'RUNNING';
  return (
    <div className="h-stack">
      {running ? (
        <>
          <JobRunProgress run={run} />
          <p role="status">
            {invoiceSendingTexts.progress(made + skipped + failed, total)} {invoiceSendingTexts.canClose}
          </p>
        </>
      ) : (
        <SendingRunResult run={run} />
      )}
      <SendingRunItems run={run} />
      <DoneFooter label={running ? invoiceSendingTexts.continueInBackground : undefined} onDone={onClose}>
        {status === 'FAILED' && (
          <Button
            call={jobRunCalls.restart}
            loading={retry.isPending}
            onClick={() => retry.mutate({ params: { id } })}
          >
            {invoiceSendingTexts.retry}
          </Button>
        )}
        <AppLink to={routes.economy.run({ id })}>{invoiceSendingTexts.showRun}</AppLink>
      </DoneFooter>
    </div>
  );
};

/** Progress and result of a sending run. The run continues on the server when the user leaves. */
export const SendingRun = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <QueryContent query={useJobRun(id)} skeleton={<RowsSkeleton rows={3} />} compact>
    {(run) => <SendingRunStatus run={run} onClose={onClose} />}
  </QueryContent>
);
