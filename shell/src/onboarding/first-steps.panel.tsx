import './onboarding.css';
import { calculateOnboardingProgress, type OnboardingTask } from '@husrum/contract/onboarding';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { ImportOffer } from './import-offer';
import { useOnboardingGuide } from './onboarding.queries';
import { onboardingTexts } from './onboarding.texts';
import { OnboardingBar } from './onboarding-bar';
import { OnboardingTasks } from './onboarding-tasks';

interface FirstSteps {
  tasks: readonly OnboardingTask[];
  /** The completed share of the whole guide. */
  percent: number;
  /** The title of the task to do next. */
  next: string | null;
  /** Whether only optional tasks remain. Before that, the business has no figures to show. */
  isSetUp: boolean;
}

/** The remaining tasks of the guide; undefined when there is none that the user may do. */
export const useFirstSteps = (): FirstSteps | undefined => {
  const { data } = useOnboardingGuide();
  const all = data?.data.flatMap(({ tasks }) => tasks) ?? [];
  const tasks = all.filter(({ completed }) => !completed);
  if (!tasks.some(({ permitted }) => permitted)) return undefined;
  const { percent, next } = calculateOnboardingProgress(all);
  return { tasks, percent, next, isSetUp: tasks.every(({ optional }) => optional) };
};

/** The remaining tasks of the guide, on the dashboard. */
export const FirstStepsPanel = ({ tasks, percent, next }: FirstSteps) => (
  <Section
    title={onboardingTexts.title}
    extra={<AppLink to={routes.home.onboard()}>{onboardingTexts.openGuide}</AppLink>}
  >
    <OnboardingBar percent={percent} />
    <ImportOffer tasks={tasks} />
    <OnboardingTasks tasks={tasks} next={next} />
  </Section>
);
