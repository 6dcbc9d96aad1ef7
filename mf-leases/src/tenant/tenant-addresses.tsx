import { type Address, addressCalls, addressTypeLabel } from '@husrum/contract/address';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import type { Tenant } from '@husrum/contract/tenant';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { EmptyState, type MenuAction, MoreMenu, Section, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { addressTexts } from '../address/address.texts';
import { EditAddressModal } from '../address/edit-address.modal';
import './tenant-addresses.css';
import { tenantTexts } from './tenant.texts';

/** The primary address, and the billing address when invoices are sent to another address. */
export const TenantAddresses = ({ tenant: { id, addresses } }: { tenant: Tenant }) => {
  const navigate = useAppNavigate();
  const [edited, setEdited] = useState<Address>();
  // This is the address as it was read last: somebody else may have changed it while the modal is open.
  const current = edited && (addresses.find((address) => address.id === edited.id) ?? edited);
  const listActions = useAddressActions(id, setEdited);
  const renderAddButton = (label: string) => (
    <Button call={addressCalls.create} onClick={() => navigate(routes.tenant.addAddress({ id }))}>
      {label}
    </Button>
  );
  const hasBilling = addresses.some(({ type }) => type === 'BILLING');
  return (
    <Section title={addressTexts.title}>
      {addresses.length === 0 ? (
        <EmptyState
          kind="nothing"
          compact
          title={addressTexts.none}
          actions={renderAddButton(tenantTexts.addAddress)}
        />
      ) : (
        <ul className="addresses">
          {addresses.map((address) => (
            <li key={address.id}>
              <div>
                <h3>{addressTypeLabel[address.type]}</h3>
                <address>
                  {address.address}
                  <br />
                  {address.postal_code} {address.city}
                  {address.country !== 'Sverige' && (
                    <>
                      <br />
                      {address.country}
                    </>
                  )}
                </address>
              </div>
              <MoreMenu
                small
                label={addressTexts.actions(addressTypeLabel[address.type].toLowerCase())}
                actions={listActions(address)}
              />
            </li>
          ))}
        </ul>
      )}
      {addresses.length > 0 && !hasBilling && renderAddButton(tenantTexts.addBilling)}
      {current && <EditAddressModal address={current} onClose={() => setEdited(undefined)} />}
    </Section>
  );
};

const useAddressActions = (tenantId: number, edit: (address: Address) => void) => {
  const confirm = useConfirm();
  const publish = () => [busEvent('tenant.changed', { tenantId })];
  const makePrimary = useApiMutation(addressCalls.makePrimary, {
    publish,
    successMessage: addressTexts.madePrimary,
  });
  const remove = useApiMutation(addressCalls.remove, {
    publish,
    successMessage: addressTexts.removed,
    failureMessage: tenantTexts.removeFailed,
  });
  const confirmAndRemove = async ({ id }: Address) => {
    if (await confirm({ text: addressTexts.removeQuestion, ok: tenantTexts.remove, danger: true }))
      remove.mutate({ params: { id } });
  };
  return (address: Address): MenuAction[] => {
    const { id } = address;
    const billingActions: MenuAction[] = [
      {
        key: 'primary',
        call: addressCalls.makePrimary,
        label: addressTexts.makePrimary,
        onClick: () => makePrimary.mutate({ params: { tenantId }, body: { address_id: id } }),
      },
      {
        key: 'remove',
        call: addressCalls.remove,
        label: tenantTexts.remove,
        danger: true,
        onClick: () => void confirmAndRemove(address),
      },
    ];
    return [
      { key: 'edit', call: addressCalls.update, label: tenantTexts.edit, onClick: () => edit(address) },
      ...(address.type === 'BILLING' ? billingActions : []),
    ];
  };
};
