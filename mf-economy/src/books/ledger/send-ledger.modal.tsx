import { busEvent } from '@husrum/contract/bus';
import { ledgerCalls } from '@husrum/contract/ledger';
import { routes } from '@husrum/contract/routes';
import { SchemaFormModal, TextAreaField } from '@husrum/forms';
import { AppLink, useApiMutation } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import type { LedgerFilters } from './ledger.queries';
import { ledgerTexts } from './ledger.texts';

interface Props {
  tenantId: number;
  /** The tenant's address. Null: it cannot be mailed. */
  email: string | null;
  filters: LedgerFilters;
  onClose: () => void;
}

/** Mails the ledger as it is shown, with an optional text. */
export default function SendLedgerModal({ tenantId, email, filters, onClose }: Props) {
  const send = useApiMutation(ledgerCalls.mailToTenant, {
    publish: ({ message_id }) => [
      busEvent('tenantMessage.sent', { messageId: message_id }),
      busEvent('file.changed', {}),
    ],
    successMessage: (sent) => ledgerTexts.sent(sent.email),
    onSuccess: onClose,
  });
  if (email === null)
    return (
      <ModalForm title={ledgerTexts.send} open onClose={onClose}>
        <Alert type="warning" showIcon title={ledgerTexts.noAddress} />
        <p>
          <AppLink to={routes.tenant.edit({ id: tenantId })}>{ledgerTexts.addAddress}</AppLink>
        </p>
      </ModalForm>
    );
  return (
    <SchemaFormModal
      title={ledgerTexts.send}
      open
      onClose={onClose}
      schema={ledgerCalls.mailToTenant.body}
      initialValues={{ ...filters, text: null }}
      onSubmit={(body) => send.mutateAsync({ params: { id: tenantId }, body })}
      submitLabel={ledgerTexts.sendNow}
    >
      <p>{ledgerTexts.sendTo(email)}</p>
      <p className="h-muted">{ledgerTexts.sendHelp}</p>
      <TextAreaField name="text" rows={4} />
    </SchemaFormModal>
  );
}
