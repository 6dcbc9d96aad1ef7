import { ENTRY_BUDGET, type Manifest } from '@husrum/contract';

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

const fileFaults = ({ files }: Manifest, kept: readonly Kept[]): string[] => {
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

/** A page and a panel have one owner, and a panel that others place may not go from under them. */
const contractFaults = (next: Manifest, shell: Shell, live: readonly Manifest[]): string[] => {
  if (next.contract > shell.contract)
    return [`Bygget talar kontrakt ${next.contract}, skalet ${shell.contract}: släpp skalet först`];
  const others = live.filter(({ name }) => name !== next.name);
  const taken = others.flatMap((other) =>
    [...other.routes, ...other.panels]
      .filter((part) => next.routes.includes(part) || next.panels.includes(part))
      .map((part) => `${part} tillhör redan ${other.name} ${other.build}`),
  );
  const before = live.find(({ name }) => name === next.name)?.panels ?? [];
  const users = [
    ...others.map(({ name, build, uses }) => ({ who: `${name} ${build}`, panels: uses?.panels ?? [] })),
    { who: 'skalet', panels: shell.panels },
  ];
  const missed = before
    .filter((panel) => !next.panels.includes(panel))
    .flatMap((panel) =>
      users
        .filter(({ panels }) => panels.includes(panel))
        .map(({ who }) => `${panel} finns inte längre, men används av ${who}`),
    );
  return [...taken, ...missed];
};

interface Known {
  readonly kept: readonly Kept[];
  /** The entry as it travels. */
  readonly entryGzip: number;
  readonly shell: Shell;
  /** What everybody has of every remote. */
  readonly live: readonly Manifest[];
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
