import './run.css';
import type { RunRow } from '@husrum/contract';
import { dateTime } from '@husrum/format';
import { StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { RestartRun } from './restart-run';
import { outcomeText } from './run.rules';
import { RunProgress } from './run-progress';

export const runSortable = ['started_at', 'kind', 'status', 'period', 'company'] as const;
type RunColumn = Column<RunRow, (typeof runSortable)[number]>;

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
  { key: 'outcome', title: 'Utfall', render: outcomeText },
  {
    key: 'started',
    title: 'Startad',
    sort: 'started_at',
    tight: true,
    render: ({ started_at }) => <span className="h-number">{dateTime(started_at)}</span>,
  },
  {
    key: 'reason',
    title: 'Varför',
    render: (run) =>
      run.status === 'DONE' ? (
        <span className="h-muted">–</span>
      ) : (
        <div className="e-run__state">
          <RunProgress run={run} />
          {run.error && <span className="e-run__reason">{run.error}</span>}
          <RestartRun run={run} small />
        </div>
      ),
  },
];
