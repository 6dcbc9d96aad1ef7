import type { JobRunRow } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { formatDateTime } from '@husrum/format';
import { AppLink, useRouteId } from '@husrum/platform';
import { ErrorAlert, PageFrame, QueryContent, StatisticCards, StatusTag } from '@husrum/ui';
import { useJobRun } from './job-run.queries';
import { countDone } from './job-run.rules';
import { jobRunTexts } from './job-run.texts';
import { JobRunItems } from './job-run-items';
import { JobRunProgress } from './job-run-progress';
import { RestartJobRunButton } from './restart-job-run-button';

export default function JobRunDetailScreen() {
  const query = useJobRun(useRouteId());
  return <QueryContent query={query}>{(run) => <JobRunPage key={run.id} run={run} />}</QueryContent>;
}

/** The error of a failed run, with a link to the settings that may cause it. */
const JobRunError = ({ run: { error, company } }: { run: JobRunRow }) => (
  <ErrorAlert title={jobRunTexts.failed}>
    {error}{' '}
    {company && <AppLink to={routes.company.invoicing({ id: company.id })}>{jobRunTexts.settings}</AppLink>}
  </ErrorAlert>
);

const JobRunPage = ({ run }: { run: JobRunRow }) => {
  const { title, company, status, error, attempts, started_at, finished_at, skipped, failed } = run;
  const { waiting = 0, by_hand: byHand = 0 } = run;
  return (
    <PageFrame
      title={title}
      breadcrumb={[
        { title: jobRunTexts.title, link: routes.economy.runs() },
        { title, link: null },
      ]}
      status={<StatusTag kind="run" value={status} />}
      facts={[
        company?.name,
        jobRunTexts.startedAt(formatDateTime(started_at)),
        finished_at && jobRunTexts.finishedAt(formatDateTime(finished_at)),
        attempts > 1 && jobRunTexts.attempts(attempts),
      ]}
      actions={<RestartJobRunButton run={run} />}
      statistics={
        <StatisticCards
          items={[
            { label: jobRunTexts.done, value: countDone(run) },
            ...(waiting > 0 ? [{ label: jobRunTexts.waiting, value: waiting }] : []),
            ...(byHand > 0 ? [{ label: jobRunTexts.byHand, value: byHand }] : []),
            { label: jobRunTexts.skipped, value: skipped - byHand },
            { label: jobRunTexts.failedItems, value: failed, tone: failed > 0 ? 'bad' : 'plain' },
          ]}
        />
      }
    >
      <JobRunProgress run={run} />
      {error !== null && <JobRunError run={run} />}
      <JobRunItems run={run} />
    </PageFrame>
  );
};
