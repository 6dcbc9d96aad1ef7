/** A separate entry point, because few pages need it. */
export { default as Popover } from 'antd/es/popover';
