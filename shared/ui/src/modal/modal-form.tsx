import './modal-form.css';
import { type ReactNode, useRef } from 'react';
import { Modal } from './modal';
import { modalTexts } from './modal.texts';
import { useConfirm } from './use-confirm';

interface Props {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  width?: number;
  /** The form has unsaved changes: closing asks for confirmation. */
  dirty?: boolean;
  children?: ReactNode;
}

const FOCUSABLE = 'input:not([type="file"], :disabled), textarea:not(:disabled), [role="button"]';

/** The first field that can be focused. */
const findFirstField = (body: HTMLElement | null): HTMLElement | undefined =>
  body?.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;

/** A modal for a form that has its own buttons. Its content is mounted anew each time it opens. */
export const ModalForm = ({ title, open, onClose, width = 560, dirty = false, children }: Props) => {
  const confirm = useConfirm();
  const body = useRef<HTMLDivElement>(null);
  const close = async () => {
    if (!dirty || (await confirm({ text: modalTexts.unsavedChanges }))) onClose();
  };
  // antd focuses the close button, which Enter would press. The user may already have moved the focus into the form.
  const focusFirstField = () => {
    if (!body.current?.contains(document.activeElement)) findFirstField(body.current)?.focus();
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
      afterOpenChange={(isOpen) => isOpen && focusFirstField()}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
};
