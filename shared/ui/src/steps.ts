/** Few pages need it, so it stands alone. */
export { default as Steps } from 'antd/es/steps';
