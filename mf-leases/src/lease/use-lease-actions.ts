import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { leaseTexts } from './lease.texts';
import { toLeaseUpdate } from './lease-update.rules';

/** Removes the end of a lease, or the lease, each after a confirmation. */
export const useLeaseActions = (lease: Lease) => {
  const { id } = lease;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const removeEnd = useApiMutation(leaseCalls.update, {
    publish: () => [busEvent('lease.restored', { leaseId: id })],
    successMessage: leaseTexts.endRemoved,
  });
  const remove = useApiMutation(leaseCalls.remove, {
    publish: () => [busEvent('lease.deleted', { leaseId: id })],
    successMessage: leaseTexts.removed,
    failureMessage: leaseTexts.removeFailed,
    onSuccess: () => navigate(routes.lease.overview(), { replace: true }),
  });
  return {
    removeEnd: async () => {
      if (await confirm(leaseTexts.removeEndQuestion))
        removeEnd.mutate({ body: toLeaseUpdate(lease, { stop: null }) });
    },
    remove: async () => {
      if (await confirm({ text: leaseTexts.removeQuestion, ok: leaseTexts.remove, danger: true }))
        remove.mutate({ params: { id } });
    },
  };
};
export type LeaseActions = ReturnType<typeof useLeaseActions>;
