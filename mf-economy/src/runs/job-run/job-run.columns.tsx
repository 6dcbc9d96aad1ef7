import './job-run.css';
import type { JobRunRow } from '@husrum/contract/job-run';
import { formatDateTime } from '@husrum/format';
import { StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { formatOutcomeCounts } from './job-run.rules';
import { jobRunTexts } from './job-run.texts';
import { JobRunProgress } from './job-run-progress';
import { RestartJobRunButton } from './restart-job-run-button';

export const jobRunSortable = ['started_at', 'kind', 'status', 'period', 'company'] as const;
type JobRunColumn = Column<JobRunRow, (typeof jobRunSortable)[number]>;

/** Result of a run, progress while it runs, and error and restart button after a failure. */
const Outcome = ({ run }: { run: JobRunRow }) => (
  <div className="e-run__state">
    {(run.error === null || run.made > 0) && <span>{formatOutcomeCounts(run)}</span>}
    <JobRunProgress run={run} />
    {run.error && <span className="e-run__reason">{run.error}</span>}
    <RestartJobRunButton run={run} small />
  </div>
);

export const jobRunColumns: readonly JobRunColumn[] = [
  { key: 'title', title: jobRunTexts.run, sort: 'period', wrap: true, render: ({ title }) => title },
  {
    key: 'company',
    title: jobRunTexts.company,
    wrap: true,
    sort: 'company',
    render: ({ company }) => company?.name ?? <span className="h-muted">{jobRunTexts.allCompanies}</span>,
  },
  {
    key: 'status',
    title: jobRunTexts.status,
    sort: 'status',
    noWrap: true,
    render: ({ status }) => <StatusTag kind="run" value={status} />,
  },
  { key: 'outcome', title: jobRunTexts.outcome, render: (run) => <Outcome run={run} /> },
  {
    key: 'started',
    title: jobRunTexts.started,
    sort: 'started_at',
    noWrap: true,
    render: ({ started_at }) => <span className="h-number">{formatDateTime(started_at)}</span>,
  },
];
