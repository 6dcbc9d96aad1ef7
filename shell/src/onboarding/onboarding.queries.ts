import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { onboardingCalls } from '@husrum/contract/onboarding';
import { sessionCalls } from '@husrum/contract/session';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { withoutRedirect } from '../frame/frame.queries';
import { onboardingTexts } from './onboarding.texts';

export const useOnboardingGuide = () => useQuery(callQueryOptions(onboardingCalls.guide, withoutRedirect));

/** How much of the guide is completed, for the menu. */
export const useOnboardingProgress = (enabled: boolean) =>
  useQuery({ ...callQueryOptions(onboardingCalls.progress, withoutRedirect), enabled });

export const useSkipOnboardingTask = () =>
  useApiMutation(onboardingCalls.skip, { publish: () => [busEvent('onboarding.changed', {})] });

/** Saves the profile with `show_onboarding_in_sidebar` off, and confirms that the guide in the menu is hidden. */
export const useHideOnboarding = () =>
  useApiMutation(sessionCalls.updateMe, {
    publish: () => [busEvent('profile.changed', {})],
    successMessage: onboardingTexts.hidden,
  });
