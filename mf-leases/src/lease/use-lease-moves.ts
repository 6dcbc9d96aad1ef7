import { busEvent } from '@husrum/contract/bus';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { useGo, useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './lease.texts';
import { leaseBody } from './lease-body.rules';

/** What is done with a whole lease after one question. */
export const useLeaseMoves = (lease: Lease) => {
  const { id } = lease;
  const go = useGo();
  const confirm = useConfirm();
  const restore = useSave(leaseCalls.update, {
    publish: () => [busEvent('lease.restored', { leaseId: id })],
    success: texts.restored,
  });
  const remove = useSave(leaseCalls.remove, {
    publish: () => [busEvent('lease.deleted', { leaseId: id })],
    success: texts.removed,
    failure: texts.removeFailed,
    onDone: () => go(routes.lease.overview(), { replace: true }),
  });
  const askToRestore = async (text: string) => {
    if (await confirm(text)) restore.mutate({ body: leaseBody(lease, { stop: null }) });
  };
  return {
    restoring: restore.isPending,
    restore: () => askToRestore(texts.restoreQuestion),
    reactivate: () => askToRestore(texts.reactivateQuestion),
    remove: async () => {
      if (await confirm({ text: texts.removeQuestion, ok: texts.remove, danger: true }))
        remove.mutate({ params: { id } });
    },
  };
};
export type LeaseMoves = ReturnType<typeof useLeaseMoves>;
