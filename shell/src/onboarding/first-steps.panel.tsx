import './onboarding.css';
import { calculateOnboardingProgress } from '@husrum/contract/onboarding';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { ImportOffer } from './import-offer';
import { useOnboardingGuide } from './onboarding.queries';
import { onboardingTexts } from './onboarding.texts';
import { OnboardingBar } from './onboarding-bar';
import { OnboardingTasks } from './onboarding-tasks';

/** The remaining tasks of the guide, on the dashboard until all are completed. */
export const FirstStepsPanel = () => {
  const { data } = useOnboardingGuide();
  if (data === undefined) return null;
  const { percent, next } = calculateOnboardingProgress(data.data.flatMap(({ tasks }) => tasks));
  if (percent === 100) return null;
  const remaining = data.data.flatMap(({ tasks }) => tasks.filter(({ completed }) => !completed));
  return (
    <Section
      title={onboardingTexts.title}
      extra={<AppLink to={routes.home.onboard()}>{onboardingTexts.openGuide}</AppLink>}
    >
      <OnboardingBar percent={percent} />
      <ImportOffer tasks={remaining} />
      <OnboardingTasks tasks={remaining} next={next} />
    </Section>
  );
};
