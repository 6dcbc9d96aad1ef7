export { buildServer } from './build-server';
export { allJobs, allRoutes } from './parts';
export { startServer } from './start-server';
