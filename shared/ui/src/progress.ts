/** A separate entry point, because few pages need it. */
export { default as Progress } from 'antd/es/progress';
