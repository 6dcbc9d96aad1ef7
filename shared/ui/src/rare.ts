/** antd parts that few pages need, and our own components that need them. */
export { default as Collapse } from 'antd/es/collapse';
export { default as Popover } from 'antd/es/popover';
export { default as Steps } from 'antd/es/steps';
export { type UrlTab, UrlTabs } from './table/url-tabs';
