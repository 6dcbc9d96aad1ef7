export { allJobs } from './all-jobs';
export { allRoutes } from './all-routes';
export { buildServer } from './build-server';
export { startServer } from './start-server';
