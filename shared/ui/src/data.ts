/** Tables and lists. Filters are in `filter`, form controls in `choice`. */
export { default as Segmented } from 'antd/es/segmented';
export { useListView } from './list/use-list-view';
export { SelectionBar } from './selection/selection-bar';
export { useSelection } from './selection/use-selection';
export { CellButton } from './table/cell-button';
export type { Column, RowKey, RowSelection } from './table/column';
export { DataTable, type DataTableProps } from './table/data-table';
export { TablePagination } from './table/table-pagination';
export type { FilterKinds, FilterValue, FilterValues, Sort, TableState } from './table/table-state';
export { type ListQuery, UrlTable } from './table/url-table';
export { useLocalTable } from './table/use-local-table';
export { useUrlTable } from './table/use-url-table';
