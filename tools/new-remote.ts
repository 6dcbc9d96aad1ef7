import { parseArgs } from 'node:util';
import { root } from './architecture/sources';
import { forgetBudget } from './budgets/recorded';
import { forgetUses } from './contract-guard/recorded';
import { namesOf } from './new-remote/names.rules';
import { accepting, installing, type Step, stepsOf } from './new-remote/steps';
import { addRemote, isThere, removeRemote, workIn } from './new-remote/write';

/**
 * `npm run new:remote -- mf-key-cards --title Nyckelkort`: a remote with a page, a panel, tests and its own browser test,
 * built and proven. `npm run new:remote -- mf-key-cards --remove` takes it away again; what somebody has written in it
 * since only with `--force`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    remove: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});

const stop = (why: string): never => {
  console.error(why);
  process.exit(1);
};
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const take = async ({ name, run }: Step): Promise<void> => {
  const since = Date.now();
  const { ok, output } = await run();
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(44)} ${seconds(since).padStart(8)}`);
  if (!ok) stop(output);
};

/** One after the other. Whoever takes from the same list meanwhile takes the next. */
const takeAll = async (waiting: Step[]): Promise<void> => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await take(step);
};

const names =
  namesOf(positionals[0] ?? '', values.title) ??
  stop(
    'Ange ett namn, och en titel på högst 40 tecken: npm run new:remote -- mf-nyckelkort --title Nyckelkort',
  );
const began = Date.now();

if (values.remove) {
  if (!isThere(root, names)) stop(`${names.remote} finns inte.`);
  const work = workIn(root, names);
  if (work.length > 0 && !values.force) {
    const some = work.slice(0, 5).join(', ');
    stop(
      `${names.remote} innehåller arbete som skulle gå förlorat: ${some}${work.length > 5 ? ` och ${work.length - 5} filer till` : ''}. Ta bort ändå med --force.`,
    );
  }
  removeRemote(root, names);
  forgetBudget(names.remote);
  forgetUses(names.remote, names.noun);
  // The shell here named it.
  await takeAll([installing, stepsOf(names.remote).shell, accepting]);
  console.log(`${names.remote} är borta.`);
} else {
  if (isThere(root, names)) stop(`${names.remote} finns redan.`);
  addRemote(root, names);
  const { formatting, shell, installed, browser } = stepsOf(names.remote);
  await takeAll([formatting, accepting]);
  // Two at a time: the shell's build needs nothing that is installed for the new one.
  const install = take(installing);
  const waiting = [...installed];
  const takeRest = () => install.then(() => takeAll(waiting));
  await Promise.all([take(shell).then(takeRest), takeRest()]);
  await Promise.all(browser.map(take));
  console.log(
    `${names.remote} är klar och grön på ${seconds(began)}. Se den med npm start på /${names.word}.`,
  );
}
