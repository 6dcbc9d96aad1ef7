import type { ListName } from '@husrum/contract/preference';
import { type ReactNode, use } from 'react';
import { type Column, findMainColumn } from '../table/column';
import type { AnyTableState } from '../table/table-state';
import { isColumnShown } from './column-visibility.rules';
import { ListMenu } from './list-menu';
import { ListPreferenceContext } from './list-preference';
import { useWindowWidth } from './use-window-width';

interface ListView<C> {
  /** The columns that are shown, in their given order. */
  columns: readonly C[];
  /** All columns: for `UrlTable`, which lets phones sort by those that are hidden, too. */
  sortColumns: readonly C[];
  /** The button that opens the menu of saved views and columns. */
  menu: ReactNode;
}

/** The user's columns and saved views of a list. `table` comes from `useUrlTable`. */
export const useListView = <Row, K extends string>(
  list: ListName,
  table: Pick<AnyTableState, 'pageUrl'>,
  columns: readonly Column<Row, K>[],
): ListView<Column<Row, K>> => {
  const useListPreference = use(ListPreferenceContext);
  const listPreference = useListPreference(list);
  const mainColumn = findMainColumn(columns);
  const { preference } = listPreference;
  const shownKeys = useWindowWidth((width) =>
    columns
      .filter((column) => column === mainColumn || isColumnShown(column, preference, width))
      .map(({ key }) => key)
      .join(),
  ).split(',');
  return {
    columns: columns
      .filter(({ key }) => shownKeys.includes(key))
      // What the user has chosen is shown on phones, too.
      .map((column) =>
        preference.shown?.includes(column.key) ? { ...column, hideOnMobile: false } : column,
      ),
    sortColumns: columns,
    menu: (
      <ListMenu
        listPreference={listPreference}
        url={table.pageUrl?.(1) ?? ''}
        columns={columns.filter((column) => column !== mainColumn)}
      />
    ),
  };
};
