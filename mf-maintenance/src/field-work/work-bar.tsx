import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import PlayCircleOutlined from '@ant-design/icons/es/icons/PlayCircleOutlined';
import type { WorkItem } from '@husrum/contract/field-work';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { fieldWorkTexts } from './field-work.texts';
import type { WorkActions } from './use-work-actions';

interface Props {
  item: WorkItem;
  actions: WorkActions;
  onFinish: () => Promise<void>;
}

/** The button for the next step. It is always at the bottom of the screen, within reach of the thumb. */
export const WorkBar = ({ item: { type, status, tasks }, actions, onFinish }: Props) => {
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const finish = async () => {
    const incompleteCount = tasks.filter((task) => task.status !== 'COMPLETE').length;
    const question = { text: fieldWorkTexts.incomplete(incompleteCount), ok: fieldWorkTexts.finish[type] };
    if (incompleteCount > 0 && !(await confirm(question))) return;
    await onFinish();
  };
  return (
    <div className="field-bar">
      {status === 'WAITING' && (
        <Button
          call={actions.startCall}
          type="primary"
          block
          icon={<PlayCircleOutlined />}
          loading={actions.isPending}
          onClick={actions.start}
        >
          {fieldWorkTexts.start}
        </Button>
      )}
      {status === 'STARTED' && (
        <Button
          call={actions.finishCall}
          type="primary"
          block
          icon={<CheckOutlined />}
          loading={actions.isPending}
          onClick={() => void finish()}
        >
          {fieldWorkTexts.finish[type]}
        </Button>
      )}
      {(status === 'DONE' || status === 'CANCELLED') && (
        <Button block onClick={() => navigate(routes.fieldWork.today())}>
          {fieldWorkTexts.backToList}
        </Button>
      )}
    </div>
  );
};
