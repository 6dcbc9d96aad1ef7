/** A subpath of its own, because few pages need it. */
export { default as Popover } from 'antd/es/popover';
