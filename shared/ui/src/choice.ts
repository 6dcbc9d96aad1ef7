/** antd's checkbox, radio, select and switch. */
export type { CheckboxProps } from 'antd/es/checkbox';
export { default as Checkbox } from 'antd/es/checkbox';
export type { RadioGroupProps } from 'antd/es/radio';
export { default as Radio } from 'antd/es/radio';
export type { SelectProps } from 'antd/es/select';
export { default as Select } from 'antd/es/select';
export type { SwitchProps } from 'antd/es/switch';
export { default as Switch } from 'antd/es/switch';
export { selectAllowClear } from './picker/allow-clear';
export { MultiSelect } from './picker/multi-select';
