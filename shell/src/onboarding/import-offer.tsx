import './onboarding.css';
import type { OnboardingTask, OnboardingTaskKey } from '@husrum/contract/onboarding';
import { routes } from '@husrum/contract/routes';
import { PageButton, useHasPage } from '@husrum/platform';
import { onboardingTexts } from './onboarding.texts';

/** The tasks that an import completes. */
const importedKeys: readonly OnboardingTaskKey[] = ['company', 'property', 'rentable_object', 'lease'];

/** Offers to create the portfolio from a file, until it has been created by hand. */
export const ImportOffer = ({ tasks }: { tasks: readonly OnboardingTask[] }) => {
  const canImport = useHasPage(routes.import.create());
  const isLeft = tasks.some(({ key, completed }) => importedKeys.includes(key) && !completed);
  return canImport && isLeft ? (
    <div className="s-import-offer">
      <div>
        <strong>{onboardingTexts.importTitle}</strong>
        <p>{onboardingTexts.importText}</p>
      </div>
      <PageButton to={routes.import.create()}>{onboardingTexts.import}</PageButton>
    </div>
  ) : null;
};
