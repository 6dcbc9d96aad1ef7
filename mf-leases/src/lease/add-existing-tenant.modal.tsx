import { busEvent } from '@husrum/contract/bus';
import { leaseCalls } from '@husrum/contract/lease';
import { useApiMutation } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { TenantPicker } from '../tenant/tenant-picker';
import { leaseTexts } from './lease.texts';

interface Props {
  leaseId: number;
  open: boolean;
  onClose: () => void;
}

/** Adds an existing tenant to the lease. */
export const AddExistingTenantModal = ({ leaseId, open, onClose }: Props) => {
  const add = useAddTenant(leaseId, onClose);
  return (
    <ModalForm title={leaseTexts.addExistingTenant} open={open} onClose={onClose}>
      <TenantPicker onPick={add} autoFocus />
    </ModalForm>
  );
};

/** Adds a tenant to the lease. The call answers with the whole lease, whose last tenant is the new one. */
export const useAddTenant = (leaseId: number, onDone: () => void) => {
  const save = useApiMutation(leaseCalls.addTenant, {
    publish: () => [busEvent('lease.changed', { leaseId })],
    successMessage: (lease) => leaseTexts.tenantAdded(lease.tenants.at(-1)?.name ?? leaseTexts.unnamedTenant),
    onSuccess: onDone,
  });
  return (tenantId: number) => save.mutate({ body: { lease_id: leaseId, tenant_id: tenantId } });
};
