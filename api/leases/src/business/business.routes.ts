import { type Route, serve } from '@husrum/api-platform';
import { businessCalls } from '@husrum/contract/business';
import { exportBusiness } from './export-business';
import { readBusiness } from './read-business';
import { updateBusiness } from './update-business';

export const businessRoutes: readonly Route[] = [
  serve(businessCalls.detail, (_input, context) => readBusiness(context)),
  serve(businessCalls.export, (_input, context) => exportBusiness(context)),
  serve(businessCalls.update, ({ body }, context) => updateBusiness(context, body)),
];
