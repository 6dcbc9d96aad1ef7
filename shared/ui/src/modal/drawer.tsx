import AntdDrawer from 'antd/es/drawer';
import type { ComponentProps } from 'react';
import { useLazyMount } from './use-lazy-mount';

/**
 * antd's drawer, mounted only while it is open or animating. One that stayed in the document when closed would still be a
 * dialog there, and shortcuts are off while there is a dialog.
 */
export const Drawer = ({ afterOpenChange, ...props }: ComponentProps<typeof AntdDrawer>) => {
  const [isMounted, setMounted] = useLazyMount(props.open);
  const onOpenChanged = (open: boolean) => {
    setMounted(open);
    afterOpenChange?.(open);
  };
  return isMounted ? <AntdDrawer {...props} afterOpenChange={onOpenChanged} /> : null;
};
