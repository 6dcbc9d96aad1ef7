import type { Agreement } from '@husrum/contract/agreement';
import { type SigningOverview, signingCalls, signingInput } from '@husrum/contract/signing';
import { SchemaFormModal, TextAreaField } from '@husrum/forms';
import { ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { useSendSigning, useSigning } from './signing.queries';
import { signingTexts } from './signing.texts';
import { SigningPartiesFields } from './signing-parties.fields';

const MODAL_WIDTH = 640;

interface Props {
  leaseId: number;
  agreement: Agreement;
  onClose: () => void;
}

/** Sends an agreement for signing. The parties are filled in with the company and the lease's tenants. */
export const SendSigningModal = (props: Props) => {
  const { agreement, onClose } = props;
  const query = useSigning(agreement.id);
  return query.data ? (
    <SendForm {...props} overview={query.data} />
  ) : (
    <ModalForm title={signingTexts.sendTitle(agreement.name)} open onClose={onClose} width={MODAL_WIDTH}>
      <QueryContent query={query} skeleton={<RowsSkeleton rows={6} />} compact>
        {() => null}
      </QueryContent>
    </ModalForm>
  );
};

const SendForm = ({ leaseId, agreement, onClose, overview }: Props & { overview: SigningOverview }) => {
  const send = useSendSigning(leaseId, onClose);
  const { suggested_parties, is_simulated, refusal } = overview;
  const parties = suggested_parties.map((party, key) => ({ ...party, key }));
  return (
    <SchemaFormModal
      title={signingTexts.sendTitle(agreement.name)}
      open
      onClose={onClose}
      width={MODAL_WIDTH}
      schema={signingInput}
      call={signingCalls.send}
      initialValues={{ parties, message: null }}
      onSubmit={(body) => send.mutateAsync({ params: { id: agreement.id }, body })}
      submitLabel={signingTexts.submit}
    >
      <p>{signingTexts.intro}</p>
      {refusal !== null && (
        <Alert type="error" showIcon title={signingTexts.refusedTitle} description={refusal} />
      )}
      {is_simulated && <Alert type="info" showIcon title={signingTexts.simulated} />}
      <SigningPartiesFields />
      <TextAreaField name="message" rows={3} hint={signingTexts.messageHint} />
    </SchemaFormModal>
  );
};
