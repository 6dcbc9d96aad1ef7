import './modal-form.css';
import { type ReactNode, useRef } from 'react';
import { Modal } from './modal';
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

const FIELD = 'input:not([type="file"], :disabled), textarea:not(:disabled), [role="button"]';

/** Where one begins to fill in; a date would open its calendar over the rest. */
const firstField = (body: HTMLElement | null): HTMLElement | undefined => {
  const field = body?.querySelector<HTMLElement>(FIELD);
  return field?.closest('.ant-picker') ? undefined : (field ?? undefined);
};

/** A modal whose content brings its own buttons, as forms do. What is inside starts afresh each time it opens. */
export const ModalForm = ({ title, open, onClose, width = 560, dirty = false, children }: Props) => {
  const confirm = useConfirm();
  const body = useRef<HTMLDivElement>(null);
  const close = async () => {
    if (!dirty || (await confirm({ text: 'Det du har fyllt i går förlorat.' }))) onClose();
  };
  // What opens holds the focus on its cross, which Enter would press; unless its user is quicker.
  const begin = () => {
    if (!body.current?.contains(document.activeElement)) firstField(body.current)?.focus();
  };
  return (
    <Modal
      className="h-modal-form"
      title={title}
      open={open}
      onCancel={() => void close()}
      footer={null}
      width={width}
      mask={{ closable: false }}
      afterOpenChange={(opened) => opened && begin()}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
};
