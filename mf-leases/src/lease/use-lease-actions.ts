import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { leaseTexts } from './lease.texts';
import { toLeaseUpdate } from './lease-update.rules';

/** Restores, reactivates or removes a lease after a confirmation. */
export const useLeaseActions = (lease: Lease) => {
  const { id } = lease;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const restore = useApiMutation(leaseCalls.update, {
    publish: () => [busEvent('lease.restored', { leaseId: id })],
    successMessage: leaseTexts.restored,
  });
  const remove = useApiMutation(leaseCalls.remove, {
    publish: () => [busEvent('lease.deleted', { leaseId: id })],
    successMessage: leaseTexts.removed,
    failureMessage: leaseTexts.removeFailed,
    onSuccess: () => navigate(routes.lease.overview(), { replace: true }),
  });
  const askToRestore = async (text: string) => {
    if (await confirm(text)) restore.mutate({ body: toLeaseUpdate(lease, { stop: null }) });
  };
  return {
    isRestoring: restore.isPending,
    restore: () => askToRestore(leaseTexts.restoreQuestion),
    reactivate: () => askToRestore(leaseTexts.reactivateQuestion),
    remove: async () => {
      if (await confirm({ text: leaseTexts.removeQuestion, ok: leaseTexts.remove, danger: true }))
        remove.mutate({ params: { id } });
    },
  };
};
export type LeaseActions = ReturnType<typeof useLeaseActions>;
