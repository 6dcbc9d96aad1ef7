import AntdDrawer from 'antd/es/drawer';
import type { ComponentProps } from 'react';
import { useLazyMount } from './use-lazy-mount';

/** antd's drawer, mounted when it is first opened: one that was never opened adds nothing to the document. */
export const Drawer = (props: ComponentProps<typeof AntdDrawer>) => {
  const [isMounted] = useLazyMount(props.open);
  return isMounted ? <AntdDrawer {...props} /> : null;
};
