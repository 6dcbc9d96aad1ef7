import { agreementInput } from '@husrum/contract';
import { SchemaModal, TextField, useFormikContext } from '@husrum/forms';
import { chosenFile, FileField } from '@husrum/forms/file';
import { texts } from './agreement.texts';
import { proposedName } from './proposed-name.rules';
import { useUploadAgreement } from './use-upload-agreement';

const schema = agreementInput.pick(['name']).shape({ file: chosenFile });

interface Props {
  leaseId: number;
  onClose: () => void;
}

export const UploadAgreementModal = ({ leaseId, onClose }: Props) => (
  <SchemaModal
    title={texts.upload}
    open
    onClose={onClose}
    schema={schema}
    initial={{ name: '' }}
    onSubmit={useUploadAgreement(leaseId, onClose)}
    submitLabel="Ladda upp"
  >
    <AgreementFields />
  </SchemaModal>
);

const AgreementFields = () => {
  const { values, setFieldValue } = useFormikContext<{ name: string }>();
  return (
    <>
      <FileField
        onChoose={(file) => {
          if (values.name.trim() === '') void setFieldValue('name', proposedName(file.name));
        }}
      />
      <TextField name="name" />
    </>
  );
};
