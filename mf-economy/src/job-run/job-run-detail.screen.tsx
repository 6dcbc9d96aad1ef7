import type { RunRow } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { dateTime } from '@husrum/format';
import { AppLink, useRouteId } from '@husrum/platform';
import { DangerBox, InfoBoxes, Loaded, PageFrame, StatusTag } from '@husrum/ui';
import { useRun } from './job-run.queries';
import { texts } from './job-run.texts';
import { RunItems } from './job-run-items';
import { RunProgress } from './job-run-progress';
import { RestartRun } from './restart-run';

export default function RunDetailScreen() {
  const query = useRun(useRouteId());
  return <Loaded query={query}>{(run) => <RunDetail key={run.id} run={run} />}</Loaded>;
}

/** Why nothing could be done, and where it is put right. */
const Reason = ({ run: { error, company } }: { run: RunRow }) => (
  <DangerBox title={texts.failed}>
    {error} {company && <AppLink to={routes.company.invoicing({ id: company.id })}>{texts.settings}</AppLink>}
  </DangerBox>
);

const RunDetail = ({ run }: { run: RunRow }) => {
  const { title, company, status, error, attempts, started_at, finished_at, made, skipped, failed } = run;
  return (
    <PageFrame
      title={title}
      breadcrumb={[
        { title: texts.title, link: routes.economy.runs() },
        { title, link: null },
      ]}
      status={<StatusTag kind="run" value={status} />}
      facts={[
        company?.name,
        `startad ${dateTime(started_at)}`,
        finished_at && `avslutad ${dateTime(finished_at)}`,
        attempts > 1 && texts.attempts(attempts),
      ]}
      actions={<RestartRun run={run} />}
      boxes={
        <InfoBoxes
          items={[
            { label: 'Gjorda', value: made },
            { label: 'Överhoppade', value: skipped },
            { label: 'Misslyckade', value: failed, tone: failed > 0 ? 'bad' : 'plain' },
          ]}
        />
      }
    >
      <RunProgress run={run} />
      {error !== null && <Reason run={run} />}
      <RunItems run={run} />
    </PageFrame>
  );
};
