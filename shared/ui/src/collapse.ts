/** Few pages need it, so it stands alone. */
export { default as Collapse } from 'antd/es/collapse';
