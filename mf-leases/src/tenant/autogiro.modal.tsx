import { busEvent } from '@husrum/contract/bus';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { today } from '@husrum/format';
import { DateField, SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { tenantTexts } from './tenant.texts';

interface Props {
  tenant: Tenant;
  onClose: () => void;
}

/** Registers the day from which invoices are paid by direct debit (autogiro) from the tenant's account. */
export const AutogiroModal = ({ tenant: { id, autogiro_mandate }, onClose }: Props) => {
  const { autogiro: texts } = tenantTexts;
  const save = useApiMutation(tenantCalls.setAutogiro, {
    publish: () => [busEvent('tenant.changed', { tenantId: id })],
    successMessage: texts.saved,
    onSuccess: onClose,
    silentFailure: true,
  });
  return (
    <SchemaFormModal
      title={texts.title}
      open
      onClose={onClose}
      schema={tenantCalls.setAutogiro.body}
      initialValues={{ from: autogiro_mandate?.from ?? today(new Date()) }}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      submitLabel={texts.save}
      showServerMessage
    >
      <p>{texts.text}</p>
      <DateField name="from" />
    </SchemaFormModal>
  );
};
