/** What draws an icon; the icons themselves are carried by whoever names them. */
export { default } from '@ant-design/icons/es/components/AntdIconLight';
