import { type Address, addressCalls, addressTypeLabel } from '@husrum/contract/address';
import { busEvent } from '@husrum/contract/bus';
import { AddressFields, SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { addressTexts } from './address.texts';

export const EditAddressModal = ({ address, onClose }: { address: Address; onClose: () => void }) => {
  const { id, tenant_id, type, address: street, postal_code, city, country } = address;
  const save = useSave(addressCalls.update, {
    publish: () => [busEvent('tenant.changed', { tenantId: tenant_id })],
    success: addressTexts.saved,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={`Redigera ${addressTypeLabel[type].toLowerCase()}`}
      open
      onClose={onClose}
      schema={addressCalls.update.body}
      initial={{ id, address: street, postal_code, city, country }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel="Spara"
    >
      <AddressFields />
    </SchemaModal>
  );
};
