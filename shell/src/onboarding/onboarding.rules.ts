import type { OnboardingTaskGroup } from '@husrum/contract/onboarding';

/** Progress of the guide. Percent is the floor of completed over total (product spec §4, Guide). */
export const guideProgress = (groups: readonly OnboardingTaskGroup[]) => {
  const tasks = groups.flatMap((group) => group.tasks);
  const completed = tasks.filter((task) => task.completed).length;
  return {
    completed,
    total: tasks.length,
    percent: tasks.length === 0 ? 0 : Math.floor((completed / tasks.length) * 100),
    next: tasks.find((task) => !task.completed && !task.locked)?.title ?? null,
  };
};
