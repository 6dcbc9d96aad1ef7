/** A separate entry point, because few pages need it. */
export { default as Steps } from 'antd/es/steps';
