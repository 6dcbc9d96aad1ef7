import AntdModal, { type ModalProps } from 'antd/es/modal';
import { useState } from 'react';

/** antd's modal, made while it is seen, which is until it has moved away: a closed one costs its page nothing. */
export const Modal = ({ afterOpenChange, ...props }: ModalProps) => {
  const { open = false } = props;
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);
  const onMoved = (opened: boolean) => {
    setSeen(opened);
    afterOpenChange?.(opened);
  };
  return seen ? <AntdModal {...props} afterOpenChange={onMoved} /> : null;
};
