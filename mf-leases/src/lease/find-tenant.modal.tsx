import { busEvent } from '@husrum/contract/bus';
import { leaseCalls } from '@husrum/contract/lease';
import { useSave } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { TenantPicker } from '../tenant/tenant-picker';
import { texts } from './lease.texts';

interface Props {
  leaseId: number;
  open: boolean;
  onClose: () => void;
}

/** Adds somebody who is a tenant already to the lease. */
export const FindTenantModal = ({ leaseId, open, onClose }: Props) => {
  const add = useAddTenant(leaseId, onClose);
  return (
    <ModalForm title={texts.existingTenant} open={open} onClose={onClose}>
      <TenantPicker onPick={add} autoFocus />
    </ModalForm>
  );
};

/** Says whose name it was, since the answer is the whole lease. */
export const useAddTenant = (leaseId: number, onDone: () => void) => {
  const save = useSave(leaseCalls.addTenant, {
    publish: () => [busEvent('lease.changed', { leaseId })],
    success: (lease) => texts.tenantAdded(lease.tenants.at(-1)?.name ?? 'Hyresgästen'),
    onDone,
  });
  return (tenantId: number) => save.mutate({ body: { lease_id: leaseId, tenant_id: tenantId } });
};
