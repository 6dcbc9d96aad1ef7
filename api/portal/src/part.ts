import type { ServerPart } from '@husrum/api-platform';
import { portalJobs } from './portal.jobs';
import { portalRoutes } from './portal.routes';

export const part: ServerPart = { routes: portalRoutes, jobs: portalJobs };
