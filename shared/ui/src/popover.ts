/** Few pages need it, so it stands alone. */
export { default as Popover } from 'antd/es/popover';
