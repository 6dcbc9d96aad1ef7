import AntdDrawer from 'antd/es/drawer';
import { type ComponentProps, useRef } from 'react';
import { useLazyMount } from './use-lazy-mount';

/**
 * antd's drawer, mounted only while it is open or animating. One that stayed in the document when closed would still be a
 * dialog there, and shortcuts are off while there is a dialog.
 */
export const Drawer = ({ afterOpenChange, ...props }: ComponentProps<typeof AntdDrawer>) => {
  const [isMounted, setMounted] = useLazyMount(props.open);
  const panel = useRef<HTMLDivElement>(null);
  const onOpenChanged = (open: boolean) => {
    setMounted(open);
    const body = panel.current?.querySelector<HTMLElement>('.ant-drawer-body');
    // Text that scrolls must be within reach of the keyboard.
    if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    afterOpenChange?.(open);
  };
  return isMounted ? <AntdDrawer {...props} panelRef={panel} afterOpenChange={onOpenChanged} /> : null;
};
