import { Modal } from '@husrum/ui/core';
import { useStore } from '../store/store';
import { leaveDialogTexts } from './leave-dialog.texts';
import { leavePrompt } from './unsaved-changes';

/** Asks before unsaved changes are lost. It is mounted once, by the shell: the dialog must outlive the page it is about. */
export const LeaveDialog = () => {
  const prompt = useStore(leavePrompt);
  return (
    <Modal
      open={prompt !== undefined}
      title={leaveDialogTexts.title}
      okText={leaveDialogTexts.leave}
      okButtonProps={{ danger: true }}
      cancelText={leaveDialogTexts.stay}
      onOk={leavePrompt.leave}
      onCancel={leavePrompt.stay}
      width={440}
    >
      {leaveDialogTexts.text}
    </Modal>
  );
};
