import { orNotFound, type Route, serve, servePublic } from '@husrum/api-platform';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { activatePortalAccount, readPortalInvite } from './activate-account';
import { inviteAllTenants } from './invite-tenants';
import {
  countPortalTenants,
  findBusinessIdByStub,
  findLandlord,
  readTenantPortalConfig,
} from './tenant-portal.store';
import { updateTenantPortalConfig } from './update-config';

export const tenantPortalRoutes: readonly Route[] = [
  serve(tenantPortalCalls.config, (_input, { tx }) => readTenantPortalConfig(tx)),
  serve(tenantPortalCalls.updateConfig, ({ body }, context) => updateTenantPortalConfig(context, body)),
  serve(tenantPortalCalls.status, (_input, { tx, clock }) => countPortalTenants(tx, clock.now())),
  serve(tenantPortalCalls.inviteAll, (_input, context) => inviteAllTenants(context)),
  servePublic(tenantPortalCalls.landlord, ({ params }, { db }) =>
    db.system(async (tx) => {
      const businessId = orNotFound(await findBusinessIdByStub(tx, params.stub));
      return orNotFound(await findLandlord(tx, businessId));
    }),
  ),
  servePublic(tenantPortalCalls.invite, ({ params }, context) => readPortalInvite(params.token, context)),
  servePublic(tenantPortalCalls.activate, ({ params, body }, context) =>
    activatePortalAccount(params.token, body.password, context),
  ),
];
