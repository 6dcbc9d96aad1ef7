import { type Address, addressTypeLabel, calls, fact } from '@husrum/contract';
import { AddressFields, SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { addressTexts } from './address.texts';

export const EditAddressModal = ({ address, onClose }: { address: Address; onClose: () => void }) => {
  const { id, tenant_id, type, address: street, postal_code, city, country } = address;
  const save = useSave(calls.address.update, {
    publish: () => [fact('tenant.changed', { tenantId: tenant_id })],
    success: addressTexts.saved,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={`Redigera ${addressTypeLabel[type].toLowerCase()}`}
      open
      onClose={onClose}
      schema={calls.address.update.body}
      initial={{ id, address: street, postal_code, city, country }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel="Spara"
    >
      <AddressFields />
    </SchemaModal>
  );
};
