import AntdDrawer from 'antd/es/drawer';
import type { ComponentProps } from 'react';
import { useSeen } from '../ask/use-seen';

/** antd's drawer, made when it is first opened: a closed one holds a place outside the page for nothing. */
export const Drawer = (props: ComponentProps<typeof AntdDrawer>) => {
  const [isMade] = useSeen(props.open);
  return isMade ? <AntdDrawer {...props} /> : null;
};
