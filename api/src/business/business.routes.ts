import { businessCalls } from '@husrum/contract/business';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { type Route, serve } from '../platform/http';
import { portalOf } from './portal.store';
import { readBusiness } from './read-business';
import { updateBusiness } from './update-business';

export const settingRoutes: readonly Route[] = [
  serve(businessCalls.detail, (_input, context) => readBusiness(context)),
  serve(businessCalls.update, ({ body }, context) => updateBusiness(context, body)),
  serve(tenantPortalCalls.config, (_input, { tx }) => portalOf(tx)),
];
