/** Few pages need it, so it stands alone. */
export { default as Progress } from 'antd/es/progress';
