import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { AppLink } from '@husrum/platform';
import { EmptyState, Section } from '@husrum/ui';
import type { ToDo } from './to-do.rules';

/** Each row leads to the list of exactly what it counts. */
export const ToDoPanel = ({ list }: { list: readonly ToDo[] | undefined }) => (
  <Section title="Att göra">
    {list?.length === 0 && (
      <EmptyState kind="nothing" compact title="Allt är gjort" text="Inget väntar på dig just nu." />
    )}
    <ul className="s-todo">
      {list?.map(({ key, count, text, to }) => (
        <li key={key}>
          <AppLink to={to}>
            <span className="s-todo__count h-number">{count}</span>
            <span className="s-todo__text">{text}</span>
            <RightOutlined aria-hidden />
          </AppLink>
        </li>
      ))}
    </ul>
  </Section>
);
