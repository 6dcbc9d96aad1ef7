import { cancelSigningInput } from '@husrum/contract/signing';
import { SchemaFormModal, TextAreaField } from '@husrum/forms';
import { useCancelSigning } from './signing.queries';
import { signingTexts } from './signing.texts';

interface Props {
  leaseId: number;
  agreementId: number;
  onClose: () => void;
}

export const CancelSigningModal = ({ leaseId, agreementId, onClose }: Props) => {
  const cancel = useCancelSigning(leaseId, onClose);
  return (
    <SchemaFormModal
      title={signingTexts.cancelTitle}
      open
      onClose={onClose}
      schema={cancelSigningInput}
      initialValues={{ reason: '' }}
      onSubmit={(body) => cancel.mutateAsync({ params: { id: agreementId }, body })}
      submitLabel={signingTexts.cancelSubmit}
      cancelLabel={signingTexts.keep}
      danger
    >
      <p>{signingTexts.cancelText}</p>
      <TextAreaField name="reason" rows={2} />
    </SchemaFormModal>
  );
};
