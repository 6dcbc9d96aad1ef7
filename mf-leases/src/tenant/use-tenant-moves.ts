import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { useGo, useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './tenant.texts';

/** What is done with a whole tenant. */
export const useTenantMoves = ({ id }: Tenant) => {
  const go = useGo();
  const confirm = useConfirm();
  const publish = () => [busEvent('tenant.changed', { tenantId: id })];
  const resend = useSave(tenantCalls.resend, { publish, success: texts.resent });
  const fortnox = useSave(tenantCalls.createInFortnox, { publish, success: texts.createdInFortnox });
  const remove = useSave(tenantCalls.remove, {
    publish: () => [busEvent('tenant.deleted', { tenantId: id })],
    success: texts.removed,
    failure: texts.removeFailed,
    onDone: () => go(routes.tenant.overview(), { replace: true }),
  });
  return {
    resend: () => resend.mutate({ params: { id } }),
    createInFortnox: () => fortnox.mutate({ params: { id } }),
    remove: async () => {
      if (await confirm({ text: texts.removeQuestion, ok: texts.remove, danger: true }))
        remove.mutate({ params: { id } });
    },
  };
};
