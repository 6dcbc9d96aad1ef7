import type { Uses } from '@husrum/contract/manifest';
import { byPart, type LiveBuild, parts } from './change.rules';

/** What the live builds of each bundle use of the contract, as far as it is known. */
export type Recorded = Readonly<Record<string, Uses>>;

const nothing: Uses = byPart(() => []);

/** More of what is used is written down, never less: what a build here no longer uses, a live one may. */
export const withUses = (recorded: Recorded, builds: readonly LiveBuild[]): Recorded => {
  const all = new Map(Object.entries(recorded));
  for (const { name, uses } of builds) {
    const [known, more] = [all.get(name) ?? nothing, uses ?? nothing];
    all.set(
      name,
      byPart((part) => [...new Set([...known[part], ...more[part]])].sort()),
    );
  }
  return Object.fromEntries([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** The builds, and what is recorded beyond what they themselves tell. */
export const withRecorded = (builds: readonly LiveBuild[], recorded: Recorded): LiveBuild[] => {
  const beyond = Object.entries(recorded).map(([name, uses]): LiveBuild => {
    const told = builds.filter((build) => build.name === name).map((build) => build.uses ?? nothing);
    const rest = byPart((part) => uses[part].filter((used) => !told.some((own) => own[part].includes(used))));
    return { name, build: 'as recorded', uses: rest };
  });
  return [...builds, ...beyond.filter(({ uses }) => parts.some((part) => uses?.[part].length))];
};

/**
 * Without a remote that is taken away, and without the shell's use of what was its own: its menu and the panels that the
 * shell's pages offer name it as long as it is there. What other remotes use of it stays.
 */
export const without = (recorded: Recorded, remote: string, noun: string): Recorded => {
  const { [remote]: _, shell, ...others } = recorded;
  const left = (names: readonly string[]) => names.filter((name) => !name.startsWith(`${noun}.`));
  return {
    ...others,
    ...(shell && { shell: { ...shell, routes: left(shell.routes), panels: left(shell.panels) } }),
  };
};
