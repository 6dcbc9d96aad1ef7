import './modal-form.css';
import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { useConfirm } from './use-confirm';

interface Props {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  width?: number;
  /** Something is filled in: closing asks first. */
  dirty?: boolean;
  children?: ReactNode;
}

/** A modal whose content brings its own buttons, as forms do. What is inside starts afresh each time it opens. */
export const ModalForm = ({ title, open, onClose, width = 560, dirty = false, children }: Props) => {
  const confirm = useConfirm();
  const close = async () => {
    if (!dirty || (await confirm({ text: 'Det du har fyllt i går förlorat.' }))) onClose();
  };
  return (
    <Modal
      className="h-modal-form"
      title={title}
      open={open}
      onCancel={() => void close()}
      footer={null}
      width={width}
      destroyOnHidden
      mask={{ closable: false }}
    >
      {children}
    </Modal>
  );
};
