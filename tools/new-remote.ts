import { parseArgs } from 'node:util';
import { root } from './architecture/sources';
import { forgetBudget } from './budgets/recorded';
import { namesOf } from './new-remote/names.rules';
import { type Step, settling, stepsOf } from './new-remote/steps';
import { addRemote, isThere, removeRemote } from './new-remote/write';

/**
 * `npm run new:remote -- mf-key-cards --title Nyckelkort`: a remote with a page, a panel, tests and its own browser test,
 * built and proven. `npm run new:remote -- mf-key-cards --remove` takes it away again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, remove: { type: 'boolean', default: false } },
});

const stop = (why: string): never => {
  console.error(why);
  process.exit(1);
};
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const take = async (steps: readonly Step[]): Promise<void> => {
  for (const { name, run } of steps) {
    const since = Date.now();
    const { ok, output } = await run();
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(44)} ${seconds(since).padStart(8)}`);
    if (!ok) stop(output);
  }
};

const names =
  namesOf(positionals[0] ?? '', values.title) ??
  stop('Ange ett namn: npm run new:remote -- mf-nyckelkort --title Nyckelkort');
const began = Date.now();

if (values.remove) {
  if (!isThere(root, names)) stop(`${names.remote} finns inte.`);
  removeRemote(root, names);
  forgetBudget(names.remote);
  await take(settling);
  console.log(`${names.remote} är borta.`);
} else {
  if (isThere(root, names)) stop(`${names.remote} finns redan.`);
  addRemote(root, names);
  const { checks, build, browser } = stepsOf(names.remote);
  await take(settling);
  await Promise.all([take(checks), take(build)]);
  await take(browser);
  console.log(
    `${names.remote} är klar och grön på ${seconds(began)}. Se den med npm start på /${names.word}.`,
  );
}
