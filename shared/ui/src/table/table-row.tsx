import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Checkbox from 'antd/es/checkbox';
import { type ReactNode, use, useState } from 'react';
import { PageLink, PreloadContext } from '../link/page-link';
import { type MenuAction, MoreMenu } from '../page/more-menu';
import { groupDigits } from '../text/group-digits';
import { setTitleIfTruncated } from '../text/set-title-if-truncated';
import { type Column, columnClassName, findMainColumn, type RowKey, type RowSelection } from './column';
import { createPickHandler, rowLinkHandlers } from './row-link';
import { tableTexts } from './table.texts';

export interface RowOptions<Row> {
  rowKey: (row: Row) => RowKey;
  /** The page of the row. The whole row is a link, so Ctrl+click opens a new tab. */
  rowLink?: (row: Row) => string | undefined;
  /** It is called by a click anywhere in the row. For the keyboard, a button in the row must do the same. */
  onPick?: (row: Row) => void;
  /** The actions in the row's "…" menu. */
  actions?: (row: Row) => readonly MenuAction[];
  selection?: RowSelection;
  /** Details below the row, opened by a chevron. */
  expand?: (row: Row) => ReactNode;
}

interface Props<Row, K extends string> extends RowOptions<Row> {
  row: Row;
  columns: readonly Column<Row, K>[];
}

function CellContent<Row, K extends string>({ column, row }: { column: Column<Row, K>; row: Row }) {
  const content = groupDigits(column.render(row));
  // An empty cell gets no span: on phones CSS hides the cells that are `:empty`.
  const isEmpty = content === null || content === undefined || content === '' || content === false;
  return column.wrap && !isEmpty ? <span className="h-table__wrap">{content}</span> : content;
}

export function TableRow<Row, K extends string>(props: Props<Row, K>) {
  const { row, columns, rowKey, rowLink, onPick, actions, selection, expand } = props;
  const [open, setOpen] = useState(false);
  const key = rowKey(row);
  const link = rowLink?.(row);
  const main = findMainColumn(columns);
  const preload = use(PreloadContext);
  const selected = selection?.selected.has(key) ?? false;
  const columnCount = columns.length + (selection ? 1 : 0) + (expand ? 1 : 0) + (actions ? 1 : 0);

  const select = (isSelected: boolean) => {
    const next = new Set(selection?.selected);
    if (isSelected) next.add(key);
    else next.delete(key);
    selection?.onChange(next);
  };

  return (
    <>
      <tr
        className={link || onPick ? 'h-table__row h-table__row--link' : 'h-table__row'}
        aria-selected={selection && selected}
        onMouseEnter={link ? () => preload(link) : undefined}
        {...(link ? rowLinkHandlers : {})}
        {...(onPick ? createPickHandler(() => onPick(row)) : {})}
      >
        {selection && (
          <td className="h-table__check h-table__check--select">
            <Checkbox
              aria-label={tableTexts.selectRow}
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
              aria-label={open ? tableTexts.hideDetails : tableTexts.showDetails}
              onClick={() => setOpen(!open)}
            >
              <RightOutlined rotate={open ? 90 : 0} />
            </button>
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.key}
            className={columnClassName(column, column === main)}
            data-label={column === main ? undefined : column.title}
            onMouseEnter={setTitleIfTruncated}
          >
            {link && column === main ? (
              // A link that can be dragged would start a drag instead of a text selection.
              <PageLink className="h-table__link" to={link} draggable={false}>
                <CellContent column={column} row={row} />
              </PageLink>
            ) : (
              <CellContent column={column} row={row} />
            )}
          </td>
        ))}
        {actions && (
          <td className="h-table__check h-table__check--act">
            <MoreMenu small actions={actions(row)} label={tableTexts.rowActions} />
          </td>
        )}
      </tr>
      {expand && open && (
        <tr className="h-table__more">
          <td colSpan={columnCount}>{expand(row)}</td>
        </tr>
      )}
    </>
  );
}
