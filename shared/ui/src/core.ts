/**
 * The antd components that nearly every page needs. One module of the share scope; shared/build lists the others.
 * Every visit downloads all of it, so it exports only what is used. Released remotes import from it, so an export
 * must not be removed.
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
export { Button } from './button/button';
export { Drawer } from './modal/drawer';
export { Modal } from './modal/modal';
