import { agreementInput } from '@husrum/contract/agreement';
import { SchemaFormModal, TextField, useFormikContext } from '@husrum/forms';
import { FileField, fileSchema } from '@husrum/forms/file';
import { useEffect, useRef } from 'react';
import { agreementTexts } from './agreement.texts';
import { toAgreementName } from './agreement-name.rules';
import { useUploadAgreement } from './use-upload-agreement';

const schema = agreementInput.pick(['name']).shape({ file: fileSchema });

interface Props {
  leaseId: number;
  onClose: () => void;
}

export const UploadAgreementModal = ({ leaseId, onClose }: Props) => (
  <SchemaFormModal
    title={agreementTexts.upload}
    open
    onClose={onClose}
    schema={schema}
    initialValues={{ name: '' }}
    onSubmit={useUploadAgreement(leaseId, onClose)}
    submitLabel={agreementTexts.submitUpload}
  >
    <AgreementFields />
  </SchemaFormModal>
);

/** Fills an empty name from the selected file. */
const AgreementFields = () => {
  const { values, setFieldValue } = useFormikContext<{ file?: unknown; name: string }>();
  const { file, name } = values;
  const previousFile = useRef<unknown>(undefined);
  useEffect(() => {
    const isNew = file !== previousFile.current;
    previousFile.current = file;
    if (isNew && file instanceof File && name.trim() === '')
      void setFieldValue('name', toAgreementName(file.name));
  }, [file, name, setFieldValue]);
  return (
    <>
      <FileField />
      <p className="h-muted">{agreementTexts.uploadHint}</p>
      <TextField name="name" />
    </>
  );
};
