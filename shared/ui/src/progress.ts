/** A subpath of its own, because few pages need it. */
export { default as Progress } from 'antd/es/progress';
