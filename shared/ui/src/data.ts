/** Lists and what stands over them. What they are filtered and forms are filled in with stands in filter and choice. */
export { default as Segmented } from 'antd/es/segmented';
export { useListView } from './list/use-list-view';
export { SelectionBar } from './selection/selection-bar';
export { useSelection } from './selection/use-selection';
export { CellButton } from './table/cell-button';
export type { Column, RowKey, RowSelection } from './table/column';
export { DataTable, type DataTableProps } from './table/data-table';
export { TablePages } from './table/table-pages';
export type { FilterKinds, FilterValue, FilterValues, Sort, TableState } from './table/table-state';
export { type ListQuery, UrlTable } from './table/url-table';
export { useLocalTable } from './table/use-local-table';
export { useUrlTable } from './table/use-url-table';
