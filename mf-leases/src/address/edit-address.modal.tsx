import { type Address, addressCalls, addressTypeLabel } from '@husrum/contract/address';
import { busEvent } from '@husrum/contract/bus';
import { AddressFields, SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { addressTexts } from './address.texts';

export const EditAddressModal = ({ address, onClose }: { address: Address; onClose: () => void }) => {
  const { id, tenant_id, type, address: street, postal_code, city, country, updated_at } = address;
  const save = useApiMutation(addressCalls.update, {
    publish: () => [busEvent('tenant.changed', { tenantId: tenant_id })],
    // After a conflict the tenant is read again, with the address as somebody else has saved it.
    publishOnFailure: () => [busEvent('tenant.changed', { tenantId: tenant_id })],
    successMessage: addressTexts.saved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={addressTexts.edit(addressTypeLabel[type].toLowerCase())}
      open
      onClose={onClose}
      schema={addressCalls.update.body}
      initialValues={{ id, address: street, postal_code, city, country, updated_at }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={addressTexts.save}
    >
      <AddressFields />
    </SchemaFormModal>
  );
};
