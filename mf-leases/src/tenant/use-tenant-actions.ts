import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type Tenant, tenantCalls } from '@husrum/contract/tenant';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { tenantTexts } from './tenant.texts';

/**
 * The actions of the tenant page's menu: they invite the tenant to the portal, revoke the invitation or the account, create the
 * customer in Fortnox, remove autogiro, or remove the tenant.
 */
export const useTenantActions = ({ id, portal }: Tenant) => {
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const publish = () => [busEvent('tenant.changed', { tenantId: id })];
  const invite = useApiMutation(tenantCalls.resendInvite, {
    publish,
    successMessage: tenantTexts.invitationSent,
  });
  const revokedText = portal === 'NOT_INVITED' ? '' : tenantTexts.revoked[portal];
  const revoke = useApiMutation(tenantCalls.revokePortalAccount, { publish, successMessage: revokedText });
  const createInFortnox = useApiMutation(tenantCalls.createInFortnox, {
    publish,
    successMessage: ({ fortnox_customer_number }) =>
      tenantTexts.createdInFortnox(fortnox_customer_number ?? ''),
  });
  const removeAutogiro = useApiMutation(tenantCalls.removeAutogiro, {
    publish,
    successMessage: tenantTexts.autogiro.removed,
  });
  const remove = useApiMutation(tenantCalls.remove, {
    publish: () => [busEvent('tenant.deleted', { tenantId: id })],
    successMessage: tenantTexts.removed,
    failureMessage: tenantTexts.removeFailed,
    onSuccess: () => navigate(routes.tenant.overview(), { replace: true }),
  });
  return {
    sendInvitation: () => invite.mutate({ params: { id } }),
    revokePortal: async () => {
      if (portal === 'NOT_INVITED') return;
      const options = {
        text: tenantTexts.revokeQuestion[portal],
        ok: tenantTexts.revoke[portal],
        danger: true,
      };
      if (await confirm(options)) revoke.mutate({ params: { id } });
    },
    createInFortnox: () => createInFortnox.mutate({ params: { id } }),
    removeAutogiro: async () => {
      const { removeQuestion: text, remove: ok } = tenantTexts.autogiro;
      if (await confirm({ text, ok, danger: true })) removeAutogiro.mutate({ params: { id } });
    },
    remove: async () => {
      const text = tenantTexts.removeQuestion(portal);
      if (await confirm({ text, ok: tenantTexts.remove, danger: true })) remove.mutate({ params: { id } });
    },
  };
};
