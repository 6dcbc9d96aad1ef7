export { registerBuildRoutes } from './build-routes';
export { canaryMonitor } from './canary-monitor';
export { importLocalBuilds } from './import-local-builds';
export { createOverridePolicy } from './override-policy';
export { addPreloadHints } from './preload-hints';
export { releaseJobs as jobs } from './release.jobs';
export { releaseRoutes as routes } from './release.routes';
