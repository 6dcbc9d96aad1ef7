import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { output } from '../../core/fields';
import { namedObject, nameSchema } from '../../core/named';

/** The keys of the tasks of the getting-started guide, in order. */
export const onboardingTaskKeys = [
  'company',
  'payment_account',
  'property',
  'rentable_object',
  'lease',
  'first_invoice',
  'automatic_invoicing',
  'accounting',
  'colleague',
] as const;
export type OnboardingTaskKey = (typeof onboardingTaskKeys)[number];

const onboardingTask = namedObject('OnboardingTask', {
  key: output.choice(onboardingTaskKeys),
  title: output.text(),
  /** What the task is good for. */
  description: output.text(),
  /** The text of the button that opens the page. */
  action: output.text(),
  /** The name of an icon of the menu. */
  icon: output.text(),
  /** About how long the task takes. */
  minutes: output.number(),
  completed: output.flag(),
  /** Whether earlier tasks must be completed first. */
  locked: output.flag(),
  /** Whether the task can be skipped. */
  optional: output.flag(),
  /** Whether somebody has skipped the task for the business. It then counts as completed. */
  skipped: output.flag(),
  /** Whether the user's role may do the task, and skip it. */
  permitted: output.flag(),
  /** The page where the task is done. */
  redirectOptions: yup.object({ path: output.text() }).required(),
});
export type OnboardingTask = yup.InferType<typeof onboardingTask>;

const onboardingTaskGroup = namedObject('OnboardingTaskGroup', {
  title: output.text(),
  description: output.text(),
  tasks: output.list(onboardingTask.required()),
});
export type OnboardingTaskGroup = yup.InferType<typeof onboardingTaskGroup>;

const onboardingGuide = nameSchema(
  'OnboardingGuide',
  yup.object({ data: output.list(onboardingTaskGroup.required()) }),
);

export const onboardingCalls = defineCalls('onboarding', {
  guide: call({
    method: 'GET',
    path: '/api/task',
    summary: 'Guiden Kom igång med sina steg',
    response: onboardingGuide,
  }),
  progress: call({
    method: 'GET',
    path: '/api/task/onboarding',
    summary: 'Hur långt verksamheten har kommit i guiden',
    response: namedObject('OnboardingProgress', {
      completed: output.number(),
      total: output.number(),
      /** Completed tasks in percent, rounded down. */
      percent: output.number(),
      /** The title of the next task; null when all are completed. */
      next: output.textOrNull(),
    }),
  }),
  skip: call({
    method: 'POST',
    path: '/api/task/{key}/skip',
    pathChoices: { key: onboardingTaskKeys },
    summary: 'Hoppa över ett frivilligt steg',
    // A task is skipped for the whole business. The server also requires that the role may do the task itself.
    requires: 'economy.write',
    response: onboardingGuide,
  }),
});
