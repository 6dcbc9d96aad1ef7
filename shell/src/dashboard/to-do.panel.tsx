import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { formatNumber } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { EmptyState, QueryContent, type QueryResult, RowsSkeleton, Section } from '@husrum/ui';
import { toDoTexts } from './dashboard.texts';
import type { ToDo } from './to-do.rules';

const NothingToDo = () => (
  <EmptyState kind="nothing" compact title={toDoTexts.allDone} text={toDoTexts.nothing} />
);

/** Each row links to the list of exactly what it counts. */
const Rows = ({ list }: { list: readonly ToDo[] }) => (
  <ul className="s-todo">
    {list.map(({ key, count, text, to }) => (
      <li key={key}>
        <AppLink to={to}>
          <span className="s-todo__count h-number">{formatNumber(count)}</span>
          <span className="s-todo__text">{text}</span>
          <RightOutlined />
        </AppLink>
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
