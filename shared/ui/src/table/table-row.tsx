import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Checkbox from 'antd/es/checkbox';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../link/page-link';
import { type MenuAction, MoreMenu } from '../page/more-menu';
import { type Column, classOf, mainOf, type RowKey, type RowSelection } from './column';

export interface RowFeatures<Row> {
  rowKey: (row: Row) => RowKey;
  /** The page behind the row; the whole row follows it, also with Ctrl. */
  rowLink?: (row: Row) => string | undefined;
  /** The row's "…" menu. */
  actions?: (row: Row) => readonly MenuAction[];
  selection?: RowSelection;
  /** Content under the row, behind a chevron. */
  expand?: (row: Row) => ReactNode;
}

interface Props<Row, K extends string> extends RowFeatures<Row> {
  row: Row;
  columns: readonly Column<Row, K>[];
  /** The table scrolls sideways under its main column. */
  scrolls: boolean;
}

export function TableRow<Row, K extends string>(props: Props<Row, K>) {
  const { row, columns, scrolls, rowKey, rowLink, actions, selection, expand } = props;
  const [open, setOpen] = useState(false);
  const key = rowKey(row);
  const link = rowLink?.(row);
  const main = mainOf(columns);
  const covered = scrolls && link ? columns.find((column) => column !== main) : undefined;
  const selected = selection?.selected.has(key) ?? false;
  const width = columns.length + (selection ? 1 : 0) + (expand ? 1 : 0) + (actions ? 1 : 0);

  const select = (on: boolean) => {
    const next = new Set(selection?.selected);
    if (on) next.add(key);
    else next.delete(key);
    selection?.onChange(next);
  };

  return (
    <>
      <tr
        className={link ? 'h-table__row h-table__row--link' : 'h-table__row'}
        aria-selected={selection && selected}
      >
        {selection && (
          <td className="h-table__check h-table__check--select">
            <Checkbox
              aria-label="Markera raden"
              checked={selected}
              onChange={(event) => select(event.target.checked)}
            />
          </td>
        )}
        {expand && (
          <td className="h-table__check h-table__check--expand">
            <button
              type="button"
              className="h-table__expand"
              aria-expanded={open}
              aria-label={open ? 'Dölj detaljer' : 'Visa detaljer'}
              onClick={() => setOpen(!open)}
            >
              <RightOutlined rotate={open ? 90 : 0} />
            </button>
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.key}
            className={classOf(column, column === main)}
            data-label={column === main ? undefined : column.title}
          >
            {link && column === main ? (
              <PageLink className="h-table__link" to={link}>
                {column.render(row)}
              </PageLink>
            ) : (
              column.render(row)
            )}
            {link && column === covered && (
              <PageLink className="h-table__cover" to={link} tabIndex={-1} aria-hidden />
            )}
          </td>
        ))}
        {actions && (
          <td className="h-table__check h-table__check--act">
            <MoreMenu small actions={actions(row)} label="Val för raden" />
          </td>
        )}
      </tr>
      {expand && open && (
        <tr className="h-table__more">
          <td colSpan={width}>{expand(row)}</td>
        </tr>
      )}
    </>
  );
}
