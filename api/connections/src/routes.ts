import type { Route } from '@husrum/api-platform';
import { accountingRoutes } from './accounting/accounting.routes';
import { integrationRoutes } from './integration/integration.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [...integrationRoutes, ...accountingRoutes];
