import './job-run.css';
import type { RunRow } from '@husrum/contract/job-run';
import { dateTime } from '@husrum/format';
import { StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { outcomeText } from './job-run.rules';
import { RunProgress } from './job-run-progress';
import { RestartRun } from './restart-run';

export const runSortable = ['started_at', 'kind', 'status', 'period', 'company'] as const;
type RunColumn = Column<RunRow, (typeof runSortable)[number]>;

/** What came of a run; of one that goes on how far it is, of one that failed why, and the way to begin it again. */
const Outcome = ({ run }: { run: RunRow }) => (
  <div className="e-run__state">
    {(run.error === null || run.made > 0) && <span>{outcomeText(run)}</span>}
    <RunProgress run={run} />
    {run.error && <span className="e-run__reason">{run.error}</span>}
    <RestartRun run={run} small />
  </div>
);

export const runColumns: readonly RunColumn[] = [
  { key: 'title', title: 'Körning', sort: 'period', render: ({ title }) => title },
  {
    key: 'company',
    title: 'Företag',
    sort: 'company',
    render: ({ company }) => company?.name ?? <span className="h-muted">Alla</span>,
  },
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    tight: true,
    render: ({ status }) => <StatusTag kind="run" value={status} />,
  },
  { key: 'outcome', title: 'Utfall', render: (run) => <Outcome run={run} /> },
  {
    key: 'started',
    title: 'Startad',
    sort: 'started_at',
    tight: true,
    render: ({ started_at }) => <span className="h-number">{dateTime(started_at)}</span>,
  },
];
