import AntdModal, { type ModalProps } from 'antd/es/modal';
import { useLazyMount } from './use-lazy-mount';

/** antd's modal, mounted only while it is open or animating: a closed modal costs nothing. */
export const Modal = ({ afterOpenChange, ...props }: ModalProps) => {
  const [isMounted, setMounted] = useLazyMount(props.open);
  const onOpenChanged = (open: boolean) => {
    setMounted(open);
    afterOpenChange?.(open);
  };
  return isMounted ? <AntdModal {...props} afterOpenChange={onOpenChanged} /> : null;
};
