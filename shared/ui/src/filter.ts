/** The filter over a list: it chooses from lists of its own, which not every list needs. */
export type { FilterField, FilterOption } from './table/filter.rules';
export { FilterBar } from './table/filter-bar';
