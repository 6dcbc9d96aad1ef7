import { part as accounting } from '@husrum/api-accounting';
import { part as books } from '@husrum/api-books';
import { part as connections } from '@husrum/api-connections';
import { part as delivery } from '@husrum/api-delivery';
import { part as invoicing } from '@husrum/api-invoicing';
import { part as leases } from '@husrum/api-leases';
import { part as maintenance } from '@husrum/api-maintenance';
import { part as objects } from '@husrum/api-objects';
import { part as onboarding } from '@husrum/api-onboarding';
import { part as payments } from '@husrum/api-payments';
import { part as platform, type ServerPart } from '@husrum/api-platform';
import { part as portal } from '@husrum/api-portal';
import { part as ports } from '@husrum/api-ports';
import { part as rents } from '@husrum/api-rents';
import { part as reports } from '@husrum/api-reports';
import { part as runs } from '@husrum/api-runs';
import { part as settings } from '@husrum/api-settings';

/** What the packages add to the server. */
export const parts: readonly ServerPart[] = [
  accounting,
  books,
  connections,
  delivery,
  invoicing,
  leases,
  maintenance,
  objects,
  onboarding,
  payments,
  platform,
  portal,
  ports,
  rents,
  reports,
  runs,
  settings,
];

/** The routes of all calls. */
export const allRoutes = parts.flatMap(({ routes }) => routes ?? []);

/** All scheduled and background jobs of the server. */
export const allJobs = parts.flatMap(({ jobs }) => jobs ?? []);
