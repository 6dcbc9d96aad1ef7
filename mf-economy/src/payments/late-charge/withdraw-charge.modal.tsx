import { type LateCharge, lateChargeCalls } from '@husrum/contract/late-charge';
import { SchemaFormModal, TextField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { chargesChanged } from './late-charge.queries';
import { lateChargeTexts } from './late-charge.texts';

/** Withdraws a charge that no invoice has, with a reason. */
export default function WithdrawChargeModal({
  charge,
  onClose,
}: {
  charge: LateCharge;
  onClose: () => void;
}) {
  const withdraw = useApiMutation(lateChargeCalls.withdraw, {
    publish: chargesChanged,
    successMessage: lateChargeTexts.withdrawn,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={lateChargeTexts.withdrawTitle(charge)}
      open
      onClose={onClose}
      schema={lateChargeCalls.withdraw.body}
      initialValues={{ reason: '' }}
      onSubmit={(body) => withdraw.mutateAsync({ params: { id: charge.id }, body })}
      submitLabel={lateChargeTexts.withdraw}
    >
      <p>{lateChargeTexts.withdrawHelp}</p>
      <TextField name="reason" />
    </SchemaFormModal>
  );
}
