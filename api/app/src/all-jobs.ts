import { jobs as booksJobs } from '@husrum/api-books';
import { jobs as deliveryJobs, telemetryJobs, webJobs } from '@husrum/api-delivery';
import { jobs as leasesJobs } from '@husrum/api-leases';
import { jobs as maintenanceJobs } from '@husrum/api-maintenance';
import { jobs as objectsJobs } from '@husrum/api-objects';
import { jobs as onboardingJobs } from '@husrum/api-onboarding';
import { type Job, jobs as platformJobs } from '@husrum/api-platform';
import { jobs as portalJobs } from '@husrum/api-portal';
import { jobs as portsJobs } from '@husrum/api-ports';
import { jobs as reportsJobs } from '@husrum/api-reports';
import { jobs as runsJobs } from '@husrum/api-runs';
import { jobs as settingsJobs } from '@husrum/api-settings';

/** All scheduled and background jobs of the server. */
export const allJobs: readonly Job[] = [
  ...booksJobs,
  ...deliveryJobs,
  ...leasesJobs,
  ...maintenanceJobs,
  ...objectsJobs,
  ...onboardingJobs,
  ...platformJobs,
  ...portalJobs,
  ...portsJobs,
  ...reportsJobs,
  ...runsJobs,
  ...settingsJobs,
  ...telemetryJobs,
  ...webJobs,
];
