/** A subpath of its own, because few pages need it. */
export { default as Collapse } from 'antd/es/collapse';
