/**
 * antd parts that nearly every page needs. One module of the share scope; the table of the others is in shared/build.
 * Every line is carried by every reader: what is not used is not here, and may be added but never taken away.
 */
export type { AlertProps } from 'antd/es/alert';
export { default as Alert } from 'antd/es/alert';
export { default as App } from 'antd/es/app';
export { default as Badge } from 'antd/es/badge';
export type { ButtonProps } from 'antd/es/button';
export type { DropdownProps } from 'antd/es/dropdown';
export { default as Dropdown } from 'antd/es/dropdown';
export type { MenuProps } from 'antd/es/menu';
export type { ModalProps } from 'antd/es/modal';
export { default as Skeleton } from 'antd/es/skeleton';
export { default as Tooltip } from 'antd/es/tooltip';
export { Modal } from './ask/modal';
export { Button } from './button/button';
export { Drawer } from './drawer/drawer';
