import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import { formatNumber } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { EmptyState, QueryContent, type QueryResult, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useRestartRun } from '../frame/sendings.queries';
import { toDoTexts } from './dashboard.texts';
import type { ToDo } from './to-do.rules';

const NothingToDo = () => (
  <EmptyState kind="nothing" compact title={toDoTexts.allDone} text={toDoTexts.nothing} />
);

const RestartRunButton = ({ run: { id, title } }: { run: JobRunRow }) => {
  const restart = useRestartRun(toDoTexts.restarted);
  return (
    <Button
      call={jobRunCalls.restart}
      size="small"
      loading={restart.isPending}
      aria-label={toDoTexts.restartRun(title)}
      onClick={() => restart.mutate({ params: { id } })}
    >
      {toDoTexts.restart}
    </Button>
  );
};

/** Each row links to the page with exactly what it counts. */
const Rows = ({ list }: { list: readonly ToDo[] }) => (
  <ul className="s-todo">
    {list.map(({ key, count, text, to, restartableRun }) => (
      <li key={key}>
        <AppLink to={to}>
          <span className="s-todo__count h-number">{formatNumber(count)}</span>
          <span className="s-todo__text">{text}</span>
          <RightOutlined />
        </AppLink>
        {restartableRun && <RestartRunButton run={restartableRun} />}
      </li>
    ))}
  </ul>
);

export const ToDoPanel = ({ query }: { query: QueryResult<readonly ToDo[]> }) => (
  <Section title={toDoTexts.title}>
    <QueryContent query={query} compact skeleton={<RowsSkeleton rows={3} />}>
      {(list) => (list.length === 0 ? <NothingToDo /> : <Rows list={list} />)}
    </QueryContent>
  </Section>
);
