import { type Route, serve } from '@husrum/api-platform';
import { onboardingCalls } from '@husrum/contract/onboarding';
import { readOnboardingGuide, readOnboardingProgress, skipOnboardingTask } from './read-onboarding';

export const onboardingRoutes: readonly Route[] = [
  serve(onboardingCalls.guide, (_input, context) => readOnboardingGuide(context)),
  serve(onboardingCalls.progress, (_input, context) => readOnboardingProgress(context)),
  serve(onboardingCalls.skip, ({ params }, context) => skipOnboardingTask(context, params.key)),
];
