import './filter-bar.css';
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button';
import { Chip } from './chip';
import { chipText, type FilterField } from './filter.rules';
import { filterTexts } from './filter.texts';
import { FilterInput } from './filter-input';
import type { FilterKinds, TableState } from './table-state';

interface Props<F extends FilterKinds> {
  table: Pick<TableState<string, F>, 'filters' | 'setFilter' | 'clearFilters' | 'isFiltered'>;
  fields: readonly FilterField<keyof F & string>[];
  /** Controls at the right, for example a segmented control. */
  extra?: ReactNode;
  defaultOpen?: boolean;
}

/** A button that opens the filter fields, and a removable chip for each active filter. */
export function FilterBar<F extends FilterKinds>({ table, fields, extra, defaultOpen = false }: Props<F>) {
  const [open, setOpen] = useState(defaultOpen);
  /** A new key remounts the fields, which also clears text that is typed but not in the URL yet. */
  const [fieldsKey, setFieldsKey] = useState(0);
  const panelId = useId();
  const chips = fields.flatMap((field) => {
    const value = table.filters[field.name];
    return value === undefined ? [] : [{ field, text: chipText(field, value) }];
  });
  const clear = () => {
    table.clearFilters();
    setFieldsKey(fieldsKey + 1);
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
          {filterTexts.button(chips.length)}
        </Button>
        {chips.map(({ field, text }) => (
          <Chip
            key={field.name}
            removeLabel={filterTexts.remove(text)}
            onRemove={() => table.setFilter(field.name, undefined)}
          >
            {text}
          </Chip>
        ))}
        {table.isFiltered && (
          <Button type="link" onClick={clear}>
            {filterTexts.clear}
          </Button>
        )}
        {extra && <div className="h-filter__extra">{extra}</div>}
      </div>
      {open && (
        <div className="h-filter__fields" id={panelId} key={fieldsKey}>
          {fields.map((field) => (
            <FilterInput
              key={field.name}
              field={field}
              value={table.filters[field.name]}
              onType={(text) => table.setFilter(field.name, text, { typing: true })}
              onChange={(value) => table.setFilter(field.name, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
