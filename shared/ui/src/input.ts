/** What one writes in, and the field that searches while one writes. */
export type { InputProps, InputRef } from 'antd/es/input';
export { default as Input } from 'antd/es/input';
export { SearchInput } from './picker/search-input';
export { type PickerCommand, type PickerOption, SearchPicker } from './picker/search-picker';
