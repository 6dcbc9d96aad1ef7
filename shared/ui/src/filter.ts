/** The filter bar of a list. A separate entry point, because it loads antd's Select, which not every list needs. */
export { Chip } from './table/chip';
export type { FilterField, FilterOption } from './table/filter.rules';
export { FilterBar } from './table/filter-bar';
