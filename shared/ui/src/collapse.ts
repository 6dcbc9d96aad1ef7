/** A separate entry point, because few pages need it. */
export { default as Collapse } from 'antd/es/collapse';
