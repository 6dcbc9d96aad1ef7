import { Modal } from '@husrum/ui/core';
import { useSyncExternalStore } from 'react';
import { leaveQuestion } from './dirty';

/** Rendered once, by the shell: the dialog must outlive the page it is about. */
export const LeaveDialog = () => {
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.get);
  return (
    <Modal
      open={question !== undefined}
      title="Du har osparade ändringar"
      okText="Lämna sidan"
      okButtonProps={{ danger: true }}
      cancelText="Stanna kvar"
      onOk={leaveQuestion.leave}
      onCancel={leaveQuestion.stay}
      width={440}
    >
      Ändringarna försvinner om du lämnar sidan.
    </Modal>
  );
};
