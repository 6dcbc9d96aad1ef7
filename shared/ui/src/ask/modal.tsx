import AntdModal, { type ModalProps } from 'antd/es/modal';
import { useSeen } from './use-seen';

/** antd's modal, made while it is seen, which is until it has moved away: a closed one costs its page nothing. */
export const Modal = ({ afterOpenChange, ...props }: ModalProps) => {
  const [seen, setSeen] = useSeen(props.open);
  const onMoved = (opened: boolean) => {
    setSeen(opened);
    afterOpenChange?.(opened);
  };
  return seen ? <AntdModal {...props} afterOpenChange={onMoved} /> : null;
};
