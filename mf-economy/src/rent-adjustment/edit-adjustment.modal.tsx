import { type RentAdjustmentRow, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { AdjustmentFields } from './adjustment.fields';
import { LivePreview } from './preview';
import { texts } from './rent-adjustment.texts';
import { saved, savedText, submitLabel, useAskBeforeRunning } from './saving';

interface Props {
  adjustment: RentAdjustmentRow;
  onClose: () => void;
}

/** One that waits. Without a date it is executed here and now. */
export const EditAdjustmentModal = ({ adjustment, onClose }: Props) => {
  const { id, entity, rate, scheduled_at, addons, updated_at } = adjustment;
  const mayRun = useAskBeforeRunning();
  const save = useSave(rentAdjustmentCalls.update, {
    publish: saved,
    success: savedText,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={`${texts.editTitle}: ${entity.name}`}
      open
      onClose={onClose}
      width={1100}
      schema={rentAdjustmentCalls.update.body}
      initial={{ id, rate, scheduled_at, addons, updated_at }}
      onSubmit={async (body) => {
        if (await mayRun(body)) await save.mutateAsync({ body });
      }}
      submitLabel={submitLabel}
    >
      <AdjustmentFields />
      <LivePreview entityId={entity.id} />
    </SchemaModal>
  );
};
