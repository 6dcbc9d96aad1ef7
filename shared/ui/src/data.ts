/** antd parts that show or choose data, and our own components that need them. */
export { default as Segmented } from 'antd/es/segmented';
export {
  clearable,
  Radio,
  type RadioGroupProps,
  Select,
  type SelectProps,
  Switch,
  type SwitchProps,
} from './choice';
export { useListView } from './list/use-list-view';
export { SelectionBar } from './selection/selection-bar';
export { useSelection } from './selection/use-selection';
export type { Column, RowKey, RowSelection } from './table/column';
export { DataTable, type DataTableProps } from './table/data-table';
export type { FilterField, FilterOption } from './table/filter.rules';
export { FilterBar } from './table/filter-bar';
export type { FilterKinds, FilterValue, FilterValues, Sort, TableState } from './table/table-state';
export { type ListQuery, UrlTable } from './table/url-table';
export { useLocalTable } from './table/use-local-table';
export { useUrlTable } from './table/use-url-table';
