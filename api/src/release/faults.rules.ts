import { type Choice, ENTRY_BUDGET, type Manifest } from '@husrum/contract/manifest';
import { panelNames, panels } from '@husrum/contract/panels';
import { speaks } from './choice.rules';

/** A file of the build as it is kept on the server; null when it is not there. */
export interface Kept {
  readonly name: string;
  readonly found: { readonly bytes: number; readonly integrity: string } | null;
}

/** The shell that is served: the contract it speaks, and the panels it places. */
interface Shell {
  readonly contract: number;
  readonly panels: readonly string[];
}

/** Texts under what they are about; empty when there is nothing to say against the build. */
export type Faults = Readonly<Record<string, readonly string[]>>;

export const fileFaults = ({ files }: Manifest, kept: readonly Kept[]): string[] => {
  const byName = new Map(kept.map(({ name, found }) => [name, found]));
  return files.flatMap(({ name, bytes, integrity }) => {
    const found = byName.get(name);
    if (!found) return [`${name} saknas`];
    if (found.bytes !== bytes) return [`${name} är ${found.bytes} byte, inte ${bytes}`];
    return found.integrity === integrity ? [] : [`${name} har ett annat innehåll än bygget säger`];
  });
};

/** The addresses that browsers are given must be the build's own files, with the same hashes. */
const addressFaults = ({ name, build, entry, integrity, preload, files }: Manifest): string[] => {
  const known = new Map(files.map((file) => [`/remotes/${name}/${build}/${file.name}`, file.integrity]));
  return [{ url: entry, integrity }, ...preload].flatMap((address) =>
    known.get(address.url) === address.integrity ? [] : [`${address.url} är ingen av byggets filer`],
  );
};

export interface Live {
  readonly manifest: Manifest;
  readonly chosen: Choice;
}

const everybodys = (live: readonly Live[]): Manifest[] =>
  live.filter(({ chosen }) => chosen === 'default').map(({ manifest }) => manifest);

export const versionFaults = (next: Pick<Manifest, 'contract'>, shell: Pick<Shell, 'contract'>): string[] =>
  speaks(shell.contract)({ manifest: next })
    ? []
    : [`Bygget talar kontrakt ${next.contract}, skalet ${shell.contract}: släpp skalet först`];

/** A page and a panel have one owner. */
const takenFaults = (next: Manifest, others: readonly Manifest[]): string[] =>
  others.flatMap((other) =>
    [...other.routes, ...other.panels]
      .filter((part) => next.routes.includes(part) || next.panels.includes(part))
      .map((part) => `${part} tillhör redan ${other.name} ${other.build}`),
  );

/** A panel that others place may not go from under them, whoever is given those others. */
const missedFaults = (next: Manifest, shell: Shell, live: readonly Live[]): string[] => {
  const before = everybodys(live).find(({ name }) => name === next.name)?.panels ?? [];
  const users = [
    ...live
      .filter(({ manifest }) => manifest.name !== next.name)
      .map(({ manifest: { name, build, uses } }) => ({
        who: `${name} ${build}`,
        panels: uses?.panels ?? [],
      })),
    { who: 'skalet', panels: shell.panels },
  ];
  return before
    .filter((panel) => !next.panels.includes(panel))
    .flatMap((panel) =>
      users
        .filter(({ panels }) => panels.includes(panel))
        .map(({ who }) => `${panel} finns inte längre, men används av ${who}`),
    );
};

/** A panel must be there before it is placed; an owner of which nothing is given out holds nobody up. */
const absentFaults = (next: Manifest, others: readonly Manifest[]): string[] =>
  (next.uses?.panels ?? []).flatMap((used) => {
    const panel = panelNames.find((name) => name === used);
    const owner = panel && others.find(({ name }) => name === panels[panel].owner);
    return owner && !owner.panels.includes(used)
      ? [`${used} finns inte i ${owner.name} ${owner.build}: släpp den delen först`]
      : [];
  });

/** What speaks against the build beside what is given out now. */
export const contractFaults = (next: Manifest, shell: Shell, live: readonly Live[]): string[] => {
  const tooNew = versionFaults(next, shell);
  if (tooNew.length > 0) return tooNew;
  const others = everybodys(live).filter(({ name }) => name !== next.name);
  return [...takenFaults(next, others), ...missedFaults(next, shell, live), ...absentFaults(next, others)];
};

interface Known {
  readonly kept: readonly Kept[];
  /** The entry as it travels. */
  readonly entryGzip: number;
  readonly shell: Shell;
  /** What anybody is given of every remote. */
  readonly live: readonly Live[];
}

/** Everything that speaks against giving the build to anybody. */
export const faultsOf = (next: Manifest, { kept, entryGzip, shell, live }: Known): Faults => {
  const entry = entryGzip > ENTRY_BUDGET ? [`${entryGzip} byte gzip, högst ${ENTRY_BUDGET}`] : [];
  const all = {
    files: fileFaults(next, kept),
    addresses: addressFaults(next),
    entry,
    contract: contractFaults(next, shell, live),
  };
  return Object.fromEntries(Object.entries(all).filter(([, texts]) => texts.length > 0));
};
