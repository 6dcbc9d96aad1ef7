import { calls } from '@husrum/contract';
import { type Route, serve } from '../platform/http';
import { portalOf } from './portal.store';
import { readBusiness } from './read-business';
import { updateBusiness } from './update-business';

export const settingRoutes: readonly Route[] = [
  serve(calls.setting.business, (_input, work) => readBusiness(work)),
  serve(calls.setting.updateBusiness, ({ body }, work) => updateBusiness(work, body)),
  serve(calls.setting.portal, (_input, { tx }) => portalOf(tx)),
];
