import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sizes } from './budget.rules';
import type { Modules } from './modules';

const file = join(import.meta.dirname, 'budgets.json');
const modulesFile = (bundle: string) => join(import.meta.dirname, 'recorded', `${bundle}.json`);

const json = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
const write = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

export const readBudgets = (): Sizes => json(file);
export const writeBudgets = (budgets: Sizes): void => write(file, budgets);

/** Bytes of each module when the bundle's budget was last set. */
export const recordedModules = (bundle: string): Readonly<Record<string, number>> =>
  json(modulesFile(bundle));

export const recordModules = (bundle: string, modules: Modules): void => {
  mkdirSync(join(import.meta.dirname, 'recorded'), { recursive: true });
  const sizes = [...modules].map(([name, text]): [string, number] => [name, Buffer.byteLength(text)]);
  write(modulesFile(bundle), Object.fromEntries(sizes.sort(([one], [other]) => (one < other ? -1 : 1))));
};

/** For a bundle that is no more. */
export const forgetBudget = (bundle: string): void => {
  const { [bundle]: _, ...kept } = readBudgets();
  writeBudgets(kept);
  rmSync(modulesFile(bundle), { force: true });
};
