import { type RentAdjustmentRow, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { formatEntityName } from '@husrum/format';
import { SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { RentAdjustmentFields } from './rent-adjustment.fields';
import { toAdjustedEntityNames } from './rent-adjustment.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { RentAdjustmentFormPreview } from './rent-adjustment-preview';
import {
  formatSavedMessage,
  getSubmitLabel,
  toSavedEvents,
  useConfirmImmediateRun,
} from './save-rent-adjustment';

interface Props {
  adjustment: RentAdjustmentRow;
  onClose: () => void;
}

/** Edits a scheduled adjustment. Without a date it runs immediately. */
export const EditRentAdjustmentModal = ({ adjustment, onClose }: Props) => {
  const { id, entity, rate, scheduled_at, addons, updated_at } = adjustment;
  const confirmRun = useConfirmImmediateRun();
  const save = useApiMutation(rentAdjustmentCalls.update, {
    publish: toSavedEvents,
    successMessage: formatSavedMessage,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={rentAdjustmentTexts.editTitle(formatEntityName(toAdjustedEntityNames(entity)))}
      open
      onClose={onClose}
      width={1100}
      schema={rentAdjustmentCalls.update.body}
      initialValues={{ id, rate, scheduled_at, addons, updated_at }}
      onSubmit={async (body) => {
        if (await confirmRun(body)) await save.mutateAsync({ body });
      }}
      submitLabel={getSubmitLabel}
    >
      <RentAdjustmentFields />
      <RentAdjustmentFormPreview id={id} entityId={entity.id} />
    </SchemaFormModal>
  );
};
