import CaretDownOutlined from '@ant-design/icons/es/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/es/icons/CaretUpOutlined';
import Checkbox from 'antd/es/checkbox';
import { type Column, columnClassName, findMainColumn, type RowKey, type RowSelection } from './column';
import { tableTexts } from './table.texts';
import type { Sort } from './table-state';

interface Props<Row, K extends string> {
  columns: readonly Column<Row, K>[];
  sort: Sort<K> | undefined;
  onSort: ((by: K) => void) | undefined;
  selection: RowSelection | undefined;
  keys: readonly RowKey[];
  hasExpand: boolean;
  hasActions: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

const SelectAll = ({ selection, keys }: { selection: RowSelection; keys: readonly RowKey[] }) => {
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const toggle = (all: boolean) => {
    const others = [...selection.selected].filter((key) => !keys.includes(key));
    selection.onChange(new Set(all ? [...others, ...keys] : others));
  };
  return (
    <Checkbox
      aria-label={tableTexts.selectPage}
      checked={keys.length > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={(event) => toggle(event.target.checked)}
    />
  );
};

export function TableHead<Row, K extends string>(props: Props<Row, K>) {
  const { columns, sort, onSort, selection, keys, hasExpand, hasActions } = props;
  const main = findMainColumn(columns);
  return (
    <thead>
      <tr>
        {selection && (
          <th className="h-table__check">
            <SelectAll selection={selection} keys={keys} />
          </th>
        )}
        {hasExpand && (
          <th className="h-table__check">
            <span className="h-visually-hidden">{tableTexts.detailsColumn}</span>
          </th>
        )}
        {columns.map((column) => {
          const by = column.sort;
          const order = by !== undefined && sort?.by === by ? sort.order : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              className={columnClassName(column, column === main)}
              style={{ width: column.width }}
              aria-sort={order && ariaSort[order]}
            >
              {by !== undefined && onSort ? (
                <button
                  type="button"
                  className={order ? 'h-table__sort h-table__sort--on' : 'h-table__sort'}
                  onClick={() => onSort(by)}
                >
                  {column.title}
                  {order === 'asc' ? <CaretUpOutlined /> : <CaretDownOutlined />}
                </button>
              ) : (
                column.title || <span className="h-visually-hidden">{tableTexts.actionsColumn}</span>
              )}
            </th>
          );
        })}
        {hasActions && (
          <th className="h-table__check">
            <span className="h-visually-hidden">{tableTexts.actionsColumn}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
