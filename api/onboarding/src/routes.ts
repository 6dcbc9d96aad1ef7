import type { Route } from '@husrum/api-platform';
import { importRoutes } from './import/import.routes';
import { onboardingRoutes } from './onboarding/onboarding.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [...onboardingRoutes, ...importRoutes];
