import './search-picker.css';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import Input from 'antd/es/input';
import Spin from 'antd/es/spin';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { EmptyState } from '../state/empty-state';
import { ErrorState } from '../state/error-state';
import { useDebounced } from './use-debounced';

export interface PickerOption {
  key: string | number;
  title: ReactNode;
  detail?: ReactNode;
  tag?: ReactNode;
}

/** Something to do rather than to find: stands before what is found, when the text fits its words. */
export interface PickerCommand extends PickerOption {
  words: string;
  run: () => void;
}

const fits = ({ words }: PickerCommand, text: string): boolean => {
  const said = words.toLocaleLowerCase('sv');
  return text
    .toLocaleLowerCase('sv')
    .split(/\s+/)
    .every((part) => said.includes(part));
};

type Choice = PickerOption & { run: () => void };

interface Props<Item, Answer, Key extends QueryKey> {
  label: string;
  /** What to ask for a search text, usually `queryOf(call, …)`. */
  query: (text: string) => UseQueryOptions<Answer, Error, Answer, Key>;
  items: (answer: Answer) => readonly Item[];
  option: (item: Item) => PickerOption;
  onPick: (item: Item) => void;
  commands?: readonly PickerCommand[];
  placeholder?: string;
  emptyText?: string;
  /** Where there is nothing at all to choose from. */
  noneText?: string;
  /** An empty text finds nothing, unless the list is worth showing at once. */
  whenBlank?: 'nothing' | 'search';
  autoFocus?: boolean;
}

/** Search and choose one: a lease, a tenant, an object. Arrows move, Enter chooses. */
export function SearchPicker<Item, Answer, Key extends QueryKey>({
  label,
  query,
  items,
  option,
  onPick,
  commands = [],
  placeholder = 'Sök',
  emptyText = 'Inga resultat',
  noneText,
  whenBlank = 'nothing',
  autoFocus = false,
}: Props<Item, Answer, Key>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const sought = useDebounced(text.trim());
  const asks = sought !== '' || whenBlank === 'search';
  const answer = useQuery({ ...query(sought), enabled: asks, placeholderData: keepPreviousData });
  const typed = text.trim();
  const fitting = typed === '' ? [] : commands.filter((command) => fits(command, typed));
  const hits = asks && answer.data !== undefined ? items(answer.data) : [];
  const found: readonly Choice[] = [
    ...fitting,
    ...hits.map((item) => ({ ...option(item), run: () => onPick(item) })),
  ];
  const current = Math.min(active, found.length - 1);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((current + step + found.length) % found.length);
    }
    const chosen = found[current];
    // A hit of an older text is not what Enter means; a command is there at once.
    if (event.key === 'Enter' && chosen !== undefined && (current < fitting.length || typed === sought)) {
      event.preventDefault();
      chosen.run();
    }
  };

  return (
    <div className="h-picker">
      <Input
        size="large"
        prefix={<SearchOutlined />}
        suffix={answer.isFetching ? <Spin size="small" /> : <span />}
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(current) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus={autoFocus}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {answer.error && asks && <ErrorState error={answer.error} retry={answer.refetch} compact />}
      <div className="h-picker__list" id={listId} role="listbox" aria-label={label}>
        {found.map(({ key, title, detail, tag, run }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go through the combobox
          <div
            key={key}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="h-picker__option"
            onClick={run}
            onMouseMove={() => setActive(index)}
          >
            <span className="h-picker__text">
              <span className="h-picker__title">{title}</span>
              {detail && <span className="h-picker__detail">{detail}</span>}
            </span>
            {tag}
          </div>
        ))}
      </div>
      <div aria-live="polite">
        {asks && answer.isSuccess && found.length === 0 && (
          <EmptyState
            kind={sought === '' ? 'nothing' : 'no-hits'}
            compact
            title={sought === '' ? noneText : emptyText}
          />
        )}
      </div>
    </div>
  );
}
