import { ENTRY_BUDGET, type Manifest } from '@husrum/contract';

/** A file of the build as it is kept on the server; null when it is not there. */
export interface Kept {
  readonly name: string;
  readonly found: { readonly bytes: number; readonly integrity: string } | null;
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

const goneOf = (live: Manifest, next: Manifest): string[] => [
  ...live.panels.filter((panel) => !next.panels.includes(panel)),
  ...live.routes.filter((route) => !next.routes.includes(route)),
];

/** What others use may go only with a higher contract version, and only once they all are built against it. */
const contractFaults = (next: Manifest, shell: number, live: readonly Manifest[]): string[] => {
  if (next.contract > shell)
    return [`Bygget talar kontrakt ${next.contract}, skalet ${shell}: släpp skalet först`];
  const others = live.filter(({ name }) => name !== next.name);
  const taken = others.flatMap((other) =>
    [...other.routes, ...other.panels]
      .filter((part) => next.routes.includes(part) || next.panels.includes(part))
      .map((part) => `${part} tillhör redan ${other.name} ${other.build}`),
  );
  const before = live.find(({ name }) => name === next.name);
  const gone = before ? goneOf(before, next) : [];
  const behind =
    before && next.contract > before.contract
      ? others.filter(({ contract }) => contract < next.contract)
      : others;
  return [
    ...taken,
    ...behind
      .slice(0, gone.length > 0 ? 6 : 0)
      .map(
        (other) =>
          `${gone.join(', ')} finns inte längre, men ${other.name} ${other.build} talar kontrakt ${other.contract}`,
      ),
  ];
};

interface Known {
  readonly kept: readonly Kept[];
  /** The entry as it travels. */
  readonly entryGzip: number;
  /** The contract version of the shell that is served. */
  readonly shell: number;
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
