import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { AppLink } from '@husrum/platform';
import { EmptyState, Loaded, type LoadedQuery, RowsSkeleton, Section } from '@husrum/ui';
import type { ToDo } from './to-do.rules';

const NothingToDo = () => (
  <EmptyState kind="nothing" compact title="Allt är gjort" text="Inget väntar på dig just nu." />
);

/** Each row leads to the list of exactly what it counts. */
const Rows = ({ list }: { list: readonly ToDo[] }) => (
  <ul className="s-todo">
    {list.map(({ key, count, text, to }) => (
      <li key={key}>
        <AppLink to={to}>
          <span className="s-todo__count h-number">{count}</span>
          <span className="s-todo__text">{text}</span>
          <RightOutlined />
        </AppLink>
      </li>
    ))}
  </ul>
);

export const ToDoPanel = ({ query }: { query: LoadedQuery<readonly ToDo[]> }) => (
  <Section title="Att göra">
    <Loaded query={query} compact skeleton={<RowsSkeleton rows={3} />}>
      {(list) => (list.length === 0 ? <NothingToDo /> : <Rows list={list} />)}
    </Loaded>
  </Section>
);
