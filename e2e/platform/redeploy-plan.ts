/** How long the redeploy test runs and what it releases: long in `npm run test:platform`, short in `npm test`. */
export const plan =
  process.env.PLATFORM_LONG === '1'
    ? { seconds: 300, releases: 10, rollbacks: 3, shells: 4 }
    : { seconds: 12, releases: 3, rollbacks: 1, shells: 2 };

const remoteSteps = plan.releases + plan.rollbacks;
export const stepCount = remoteSteps + plan.shells;

/** The shells to deploy, in order. The third, which only the long run deploys, is a return to the first. */
export const shellBuilds = ['liveshell000', 'liveshell001', 'liveshell000', 'liveshell002'].slice(
  0,
  plan.shells,
);

/** How many of `count` items come before a step, when they are spread evenly over `total` steps. */
const countBefore = (count: number, total: number, step: number) => Math.floor((step * count) / total);
const isAtStep = (count: number, total: number, step: number) =>
  countBefore(count, total, step + 1) > countBefore(count, total, step);

/**
 * Releases of all remotes in turn, with rollbacks and new shells spread evenly between them. `number` is the number of earlier
 * steps of the same series: the shells are one series, the releases and rollbacks together are the other.
 */
export const steps = Array.from({ length: stepCount }, (_, step) => {
  const shellsBefore = countBefore(plan.shells, stepCount, step);
  if (isAtStep(plan.shells, stepCount, step)) return { kind: 'shell', number: shellsBefore } as const;
  const number = step - shellsBefore;
  const kind = isAtStep(plan.rollbacks, remoteSteps, number) ? 'rollback' : 'release';
  return { kind, number } as const;
});
