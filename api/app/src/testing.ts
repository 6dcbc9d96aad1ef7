export { buildServer } from './build-server';
export { allJobs, allRoutes, parts } from './parts';
export { startServer } from './start-server';
