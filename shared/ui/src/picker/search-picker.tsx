import './search-picker.css';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import Input from 'antd/es/input';
import Spin from 'antd/es/spin';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { EmptyState } from '../state/empty-state';
import { ErrorState } from '../state/error-state';
import { pickerTexts } from './picker.texts';
import { useDebouncedValue } from './use-debounced-value';

export interface PickerOption {
  key: string | number;
  title: ReactNode;
  detail?: ReactNode;
  tag?: ReactNode;
}

/** An action, listed before the hits when every word of the text occurs in its keywords. */
export interface PickerCommand extends PickerOption {
  keywords: string;
  run: () => void;
}

const matchesKeywords = (command: PickerCommand, text: string): boolean => {
  const keywords = command.keywords.toLocaleLowerCase('sv');
  return text
    .toLocaleLowerCase('sv')
    .split(/\s+/)
    .every((word) => keywords.includes(word));
};

type ListItem = PickerOption & { run: () => void };

interface Props<Item, Data, Key extends QueryKey> {
  label: string;
  /** The query for a search text, usually `callQueryOptions(call, …)`. */
  query: (text: string) => UseQueryOptions<Data, Error, Data, Key>;
  items: (data: Data) => readonly Item[];
  option: (item: Item) => PickerOption;
  /** Whether the items are only similar to the text, because nothing matches it exactly: a heading above the items says so. */
  isSimilar?: (data: Data) => boolean;
  /** How many match in all. A line says so if that is more than the items. `relation: 'gte'`: `value` or more match. */
  total?: (data: Data) => { value: number; relation?: string };
  onPick: (item: Item) => void;
  /** Is told of a search that failed, whose error is also shown below the field. */
  onError?: (error: Error) => void;
  commands?: readonly PickerCommand[];
  placeholder?: string;
  noHitsText?: string;
  /** It is shown when an empty text finds nothing: there is nothing to choose from. */
  emptyListText?: string;
  /** Buttons below `emptyListText`, for example to create the first item. */
  emptyListActions?: ReactNode;
  /** What an empty text does: `search` lists everything at once. */
  whenBlank?: 'nothing' | 'search';
  autoFocus?: boolean;
  /** What the field contains at first. */
  initialText?: string;
}

/** Searches and picks one item, for example a lease. Arrow keys move, Enter picks. */
export function SearchPicker<Item, Data, Key extends QueryKey>({
  label,
  query,
  items,
  option,
  isSimilar,
  total,
  onPick,
  onError,
  commands = [],
  placeholder = pickerTexts.search,
  noHitsText = pickerTexts.noHits,
  emptyListText,
  emptyListActions,
  whenBlank = 'nothing',
  autoFocus = false,
  initialText = '',
}: Props<Item, Data, Key>) {
  const [text, setText] = useState(initialText);
  const [active, setActive] = useState(0);
  const searchText = useDebouncedValue(text.trim());
  const isEnabled = searchText !== '' || whenBlank === 'search';
  const response = useQuery({ ...query(searchText), enabled: isEnabled, placeholderData: keepPreviousData });
  const { error } = response;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is told once
  useEffect(() => {
    if (error) onError?.(error);
  }, [error]);
  const typed = text.trim();
  /** The hits are those of an earlier text. */
  const isOutdated = typed !== searchText || response.isPlaceholderData;
  const matchingCommands = typed === '' ? [] : commands.filter((command) => matchesKeywords(command, typed));
  const hits = isEnabled && response.data !== undefined ? items(response.data) : [];
  const hasSimilarHits =
    hits.length > 0 && response.data !== undefined && isSimilar?.(response.data) === true;
  const matchTotal = response.data === undefined ? undefined : total?.(response.data);
  const listItems: readonly ListItem[] = [
    ...matchingCommands,
    ...hits.map((item) => ({ ...option(item), run: () => onPick(item) })),
  ];
  const activeIndex = Math.min(active, listItems.length - 1);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected element changes with the index
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex]);
  const headingId = `${listId}-heading`;
  const optionId = (index: number) => `${listId}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && listItems.length > 0) {
      event.preventDefault();
      setActive((activeIndex + step + listItems.length) % listItems.length);
    }
    const item = listItems[activeIndex];
    // Commands match the typed text at once.
    if (
      event.key === 'Enter' &&
      item !== undefined &&
      (activeIndex < matchingCommands.length || !isOutdated)
    ) {
      event.preventDefault();
      item.run();
    }
  };

  const renderItem = ({ key, title, detail, tag, run }: ListItem, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go through the combobox
    <div
      key={key}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === activeIndex}
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
  );
  const commandCount = matchingCommands.length;
  const hitElements = listItems
    .slice(commandCount)
    .map((item, index) => renderItem(item, commandCount + index));

  return (
    <div className="h-picker">
      <Input
        size="large"
        prefix={<SearchOutlined />}
        suffix={response.isFetching ? <Spin size="small" /> : <span />}
        role="combobox"
        aria-label={label}
        aria-expanded={listItems.length > 0}
        aria-controls={listId}
        aria-activedescendant={listItems.length > 0 ? optionId(activeIndex) : undefined}
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
      {error && isEnabled && <ErrorState error={error} onRetry={response.refetch} compact />}
      <div
        ref={list}
        className={isOutdated ? 'h-picker__list h-picker__list--outdated' : 'h-picker__list'}
        id={listId}
        role="listbox"
        aria-label={label}
      >
        {listItems.slice(0, commandCount).map(renderItem)}
        {hasSimilarHits ? (
          // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldset
          <div role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className="h-picker__heading">
              {pickerTexts.similarHits}
            </div>
            {hitElements}
          </div>
        ) : (
          hitElements
        )}
      </div>
      <div aria-live="polite">
        {matchTotal !== undefined && hits.length > 0 && matchTotal.value > hits.length && (
          <p className="h-picker__more">
            {pickerTexts.more(hits.length, matchTotal.value, matchTotal.relation !== 'gte')}
          </p>
        )}
        {isEnabled && response.isSuccess && listItems.length === 0 && (
          <EmptyState
            kind={searchText === '' ? 'nothing' : 'no-hits'}
            compact
            title={searchText === '' ? emptyListText : noHitsText}
            actions={searchText === '' ? emptyListActions : undefined}
          />
        )}
      </div>
    </div>
  );
}
