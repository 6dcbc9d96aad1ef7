import AntdDrawer from 'antd/es/drawer';
import { type ComponentProps, useState } from 'react';

/** antd's drawer, made when it is first opened: a closed one holds a place outside the page for nothing. */
export const Drawer = (props: ComponentProps<typeof AntdDrawer>) => {
  const [isMade, setMade] = useState(false);
  if (props.open && !isMade) setMade(true);
  return isMade ? <AntdDrawer {...props} /> : null;
};
