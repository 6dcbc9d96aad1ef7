import './sort-control.css';
import CaretDownOutlined from '@ant-design/icons/es/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/es/icons/CaretUpOutlined';
import { useId } from 'react';
import { Button } from '../button/button';
import type { Column } from './column';
import { tableTexts } from './table.texts';
import type { Sort } from './table-state';

/** What the control needs of a column. */
export type SortColumn<K extends string> = Pick<Column<never, K>, 'title' | 'sort'>;

interface Props<K extends string> {
  columns: readonly SortColumn<K>[];
  sort: Sort<K> | undefined;
  setSort: (sort: Sort<K> | undefined) => void;
}

/**
 * Sorts a list by a column, in both directions: for phones, where cards have no head to click. It is a native select, because
 * phones show that as a picker, and because it adds no component to the lists of wide windows.
 */
export function SortControl<K extends string>({ columns, sort, setSort }: Props<K>) {
  const id = useId();
  const options = columns.flatMap(({ title, sort: by }) => (by === undefined ? [] : [{ by, title }]));
  if (options.length === 0) return null;
  const direction = sort?.order === 'desc' ? 'desc' : 'asc';
  const choose = (key: string) => {
    const by = options.find((option) => option.by === key)?.by;
    setSort(by === undefined ? undefined : { by, order: direction });
  };
  return (
    <div className="h-sort">
      <label htmlFor={id}>{tableTexts.sort}</label>
      <select
        id={id}
        className="h-sort__by"
        value={sort?.by ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{tableTexts.defaultOrder}</option>
        {options.map(({ by, title }) => (
          <option key={by} value={by}>
            {title}
          </option>
        ))}
      </select>
      {sort && (
        <Button
          icon={direction === 'asc' ? <CaretUpOutlined /> : <CaretDownOutlined />}
          onClick={() => setSort({ by: sort.by, order: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {tableTexts.directions[direction]}
        </Button>
      )}
    </div>
  );
}
