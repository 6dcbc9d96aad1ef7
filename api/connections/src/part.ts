import type { ServerPart } from '@husrum/api-platform';
import { accountingJobs } from './accounting/accounting.jobs';
import { accountingRoutes } from './accounting/accounting.routes';
import { integrationRoutes } from './integration/integration.routes';

export const part: ServerPart = {
  routes: [...integrationRoutes, ...accountingRoutes],
  jobs: accountingJobs,
};
