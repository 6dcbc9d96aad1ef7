/** What happens under a session that clicks and types: long by `npm run test:platform`, short in `npm test`. */
export const plan =
  process.env.PLATFORM_LONG === '1'
    ? { seconds: 300, redeploys: 10, rollbacks: 3, shells: 4 }
    : { seconds: 12, redeploys: 3, rollbacks: 1, shells: 2 };

const ofRemotes = plan.redeploys + plan.rollbacks;
export const all = ofRemotes + plan.shells;

/** One after the other, and once back. */
export const shellBuilds = ['liveshell000', 'liveshell001', 'liveshell000', 'liveshell002'].slice(
  0,
  plan.shells,
);

/** Those that come before a step, when so many are spread evenly over all of its kind. */
const before = (share: number, among: number, number: number) => Math.floor((number * share) / among);
const isOne = (share: number, among: number, number: number) =>
  before(share, among, number + 1) > before(share, among, number);

/** In turn, so that each is redeployed while others are on the screen, and one is rolled back now and then. */
export const steps = Array.from({ length: all }, (_, at) => {
  const shells = before(plan.shells, all, at);
  if (isOne(plan.shells, all, at)) return { kind: 'shell', number: shells } as const;
  const number = at - shells;
  return { kind: isOne(plan.rollbacks, ofRemotes, number) ? 'rollback' : 'release', number } as const;
});
