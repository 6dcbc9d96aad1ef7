export { portalJobs as jobs } from './portal.jobs';
export { portalRoutes as routes } from './portal.routes';
