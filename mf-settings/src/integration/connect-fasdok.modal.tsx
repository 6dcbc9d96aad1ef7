import { connectFasdokInput } from '@husrum/contract/fasdok';
import { PasswordField, SchemaFormModal } from '@husrum/forms';
import { useConnectFasdok, useIntegrations } from './integration.queries';
import { integrationTexts } from './integration.texts';

/** The form for the API key of the document service. A new key replaces that of an existing connection. */
export const ConnectFasdokModal = ({
  onClose,
  onConnected,
}: {
  onClose: () => void;
  onConnected: () => void;
}) => {
  const connect = useConnectFasdok(onConnected);
  const isSimulated = useIntegrations().data?.services.some(
    ({ name, is_simulated }) => name === 'FASDOK' && is_simulated,
  );
  return (
    <SchemaFormModal
      title={integrationTexts.connectTo('FASDOK')}
      open
      onClose={onClose}
      schema={connectFasdokInput}
      initialValues={{ access_token: '' }}
      onSubmit={(body) => connect.mutateAsync({ body })}
      submitLabel={integrationTexts.connect}
    >
      <p>{integrationTexts.keyIntro}</p>
      <PasswordField
        name="access_token"
        autoComplete="new-password"
        hint={isSimulated ? integrationTexts.simulatedKeyHint : undefined}
      />
    </SchemaFormModal>
  );
};
