import type { OnboardingTask } from './onboarding.calls';

/** How far the guide has come. Percent is the floor of completed over total. */
export const calculateOnboardingProgress = (tasks: readonly OnboardingTask[]) => {
  const completed = tasks.filter((task) => task.completed).length;
  return {
    completed,
    total: tasks.length,
    percent: tasks.length === 0 ? 0 : Math.floor((completed / tasks.length) * 100),
    /** The title of the next task; null when all are completed. */
    next: tasks.find((task) => !task.completed && !task.locked)?.title ?? null,
  };
};
