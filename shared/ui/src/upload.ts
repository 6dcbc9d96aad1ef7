/** antd's file upload. */
export type { UploadFile, UploadProps } from 'antd/es/upload';
export { default as Upload } from 'antd/es/upload';
