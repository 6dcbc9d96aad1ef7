import { problem, type RequestContext, requireRole } from '@husrum/api-platform';
import { saveBoardedAt } from '@husrum/api-settings';
import type { AccountingName } from '@husrum/contract/accounting';
import type { ResponseOf } from '@husrum/contract/core';
import { accountingNames } from '@husrum/contract/integration';
import {
  calculateOnboardingProgress,
  type OnboardingTask,
  type onboardingCalls,
  onboardingTaskKeys,
} from '@husrum/contract/onboarding';
import { callOfTask, groupOnboardingTasks, isOptional, toOnboardingTasks } from './onboarding.rules';
import { insertOnboardingSkip, readOnboardingFacts } from './onboarding.store';

type Guide = ResponseOf<typeof onboardingCalls.guide>;

/** Reads the tasks, and saves the time when all of them are completed. */
const readTasksAndSaveCompletion = async ({
  tx,
  clock,
  settings,
  account,
}: RequestContext): Promise<OnboardingTask[]> => {
  const programs: Readonly<Record<AccountingName, unknown>> = {
    FORTNOX: settings.fortnox,
    VISMA: settings.visma,
  };
  const canConnectAccounting = accountingNames.some((name) => programs[name] !== undefined);
  const tasks = toOnboardingTasks(await readOnboardingFacts(tx, canConnectAccounting), account.role);
  if (tasks.every(({ completed }) => completed)) await saveBoardedAt(tx, clock.now());
  return tasks;
};

export const readOnboardingGuide = async (context: RequestContext): Promise<Guide> => ({
  data: groupOnboardingTasks(await readTasksAndSaveCompletion(context)),
});

export const readOnboardingProgress = async (
  context: RequestContext,
): Promise<ResponseOf<typeof onboardingCalls.progress>> =>
  calculateOnboardingProgress(await readTasksAndSaveCompletion(context));

/** Skips an optional task. Throws notFound for a task that is required or unknown, and 403 when the role may not do the task. */
export const skipOnboardingTask = async (context: RequestContext, name: string): Promise<Guide> => {
  const key = onboardingTaskKeys.find((task) => task === name);
  if (key === undefined || !isOptional(key)) throw problem('notFound');
  requireRole(context.account, callOfTask(key));
  await insertOnboardingSkip(context.tx, key);
  return readOnboardingGuide(context);
};
