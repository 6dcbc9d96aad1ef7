/** A subpath of its own, because few pages need it. */
export { default as Steps } from 'antd/es/steps';
