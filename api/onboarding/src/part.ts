import type { ServerPart } from '@husrum/api-platform';
import { importJobs } from './import/import.jobs';
import { importRoutes } from './import/import.routes';
import { onboardingRoutes } from './onboarding/onboarding.routes';

export const part: ServerPart = {
  routes: [...onboardingRoutes, ...importRoutes],
  jobs: importJobs,
};
