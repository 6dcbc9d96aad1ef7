import { routes as booksRoutes } from '@husrum/api-books';
import { routes as connectionsRoutes } from '@husrum/api-connections';
import { canaryMonitor, routes as deliveryRoutes, telemetryRoutes } from '@husrum/api-delivery';
import { routes as invoicingRoutes } from '@husrum/api-invoicing';
import { routes as leasesRoutes } from '@husrum/api-leases';
import { routes as maintenanceRoutes } from '@husrum/api-maintenance';
import { routes as objectsRoutes } from '@husrum/api-objects';
import { routes as onboardingRoutes } from '@husrum/api-onboarding';
import { routes as paymentsRoutes } from '@husrum/api-payments';
import type { Route } from '@husrum/api-platform';
import { routes as portalRoutes } from '@husrum/api-portal';
import { routes as reportsRoutes } from '@husrum/api-reports';
import { invoiceSendingRoutes, routes as runsRoutes } from '@husrum/api-runs';
import { routes as settingsRoutes } from '@husrum/api-settings';

/** The routes of all calls. */
export const allRoutes: readonly Route[] = [
  ...booksRoutes,
  ...connectionsRoutes,
  ...deliveryRoutes,
  ...invoicingRoutes,
  ...invoiceSendingRoutes,
  ...leasesRoutes,
  ...maintenanceRoutes,
  ...objectsRoutes,
  ...onboardingRoutes,
  ...paymentsRoutes,
  ...portalRoutes,
  ...reportsRoutes,
  ...runsRoutes,
  ...settingsRoutes,
  ...telemetryRoutes(canaryMonitor),
];
