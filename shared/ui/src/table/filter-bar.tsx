import './filter-bar.css';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button';
import { chipText } from './filter.rules';
import { type FilterField, FilterInput } from './filter-input';
import type { FilterKinds, TableState } from './table-state';

interface Props<F extends FilterKinds> {
  table: Pick<TableState<string, F>, 'filters' | 'setFilter' | 'clear' | 'filtered'>;
  fields: readonly FilterField<keyof F & string>[];
  /** At the right: a segmented control, an export. */
  extra?: ReactNode;
  defaultOpen?: boolean;
}

/** The filter behind a button, and what is chosen as chips that can be taken away one by one. */
export function FilterBar<F extends FilterKinds>({ table, fields, extra, defaultOpen = false }: Props<F>) {
  const [open, setOpen] = useState(defaultOpen);
  /** Clearing also forgets what was typed and not sent yet. */
  const [round, setRound] = useState(0);
  const panelId = useId();
  const chosen = fields.flatMap((field) => {
    const value = table.filters[field.name];
    return value === undefined ? [] : [{ field, text: chipText(field, value) }];
  });
  const clear = () => {
    table.clear();
    setRound(round + 1);
  };
  return (
    <div className="h-filter">
      <div className="h-filter__line">
        <Button
          icon={<FilterOutlined />}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {chosen.length > 0 ? `Filter (${chosen.length})` : 'Filter'}
        </Button>
        {chosen.map(({ field, text }) => (
          <span key={field.name} className="h-chip">
            {text}
            <button
              type="button"
              aria-label={`Ta bort filtret ${text}`}
              onClick={() => table.setFilter(field.name, undefined)}
            >
              <CloseOutlined />
            </button>
          </span>
        ))}
        {table.filtered && (
          <Button type="link" onClick={clear}>
            Rensa filter
          </Button>
        )}
        {extra && <div className="h-filter__extra">{extra}</div>}
      </div>
      {open && (
        <div className="h-filter__fields" id={panelId} key={round}>
          {fields.map((field) => (
            <FilterInput
              key={field.name}
              field={field}
              value={table.filters[field.name]}
              onType={(text) => table.setFilter(field.name, text, { typing: true })}
              onChoose={(value) => table.setFilter(field.name, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
