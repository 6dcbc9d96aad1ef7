import { type IntegrationRow, integrationInput } from '@husrum/contract/integration';
import { SchemaFormModal, TextField } from '@husrum/forms';
import { useSaveDescription } from './integration.queries';
import { integrationTexts } from './integration.texts';

const schema = integrationInput.pick(['description']);

export const DescriptionModal = ({
  integration: { id, description },
  onClose,
}: {
  integration: IntegrationRow;
  onClose: () => void;
}) => {
  const save = useSaveDescription(onClose);
  return (
    <SchemaFormModal
      title={integrationTexts.edit}
      open
      onClose={onClose}
      schema={schema}
      initialValues={{ description }}
      onSubmit={(values) => save.mutateAsync({ body: { id, ...values } })}
      submitLabel={integrationTexts.save}
    >
      <TextField name="description" />
    </SchemaFormModal>
  );
};
