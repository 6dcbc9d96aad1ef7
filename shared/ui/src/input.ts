/** Text inputs, date inputs and search fields. */
export type { InputProps, InputRef } from 'antd/es/input';
export { default as Input } from 'antd/es/input';
export { DateFilter } from './date/date-filter';
export { DateInput } from './date/date-input';
export { type DateLimits, dateError } from './date/date-input.rules';
export type { DateKind } from './date/date-kind';
export { SearchInput } from './picker/search-input';
export { type PickerCommand, type PickerOption, SearchPicker } from './picker/search-picker';
