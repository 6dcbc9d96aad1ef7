import type { ListName } from '@husrum/contract/preference';
import { type ReactNode, use } from 'react';
import { type Column, mainOf } from '../table/column';
import type { AnyTableState } from '../table/table-state';
import { ListMenu } from './list-menu';
import { ListPreferenceContext } from './list-preference';

interface ListView<C> {
  /** Those the user has not left out, in the order of the product. */
  columns: readonly C[];
  /** The button behind which views and columns are chosen. */
  menu: ReactNode;
}

/** A list as its user wants it: columns and saved views. `table` must be one with an address. */
export const useListView = <Row, K extends string>(
  list: ListName,
  table: Pick<AnyTableState, 'pageLink'>,
  columns: readonly Column<Row, K>[],
): ListView<Column<Row, K>> => {
  const useListPreference = use(ListPreferenceContext);
  const kept = useListPreference(list);
  const main = mainOf(columns);
  const { hidden } = kept.preference;
  return {
    columns: columns.filter((column) => column === main || !hidden.includes(column.key)),
    menu: (
      <ListMenu
        kept={kept}
        address={table.pageLink?.(1) ?? ''}
        columns={columns.filter((column) => column !== main)}
      />
    ),
  };
};
