import { type AssignmentReason, ENTRY_BUDGET_BYTES, type Manifest } from '@husrum/contract/manifest';
import { panelNames, panels } from '@husrum/contract/panels';
import { supportsContract } from './assign-builds.rules';

/** A file of the manifest, with the size and the hash of the file that was found; null when there is none. */
export interface CheckedFile {
  readonly name: string;
  readonly found: { readonly bytes: number; readonly integrity: string } | null;
}

/** The served shell: the contract version that it supports, and the panels that it uses. */
interface Shell {
  readonly contract: number;
  readonly panels: readonly string[];
}

/** Swedish error texts by topic. It is empty when the build can be released. */
export type BuildErrors = Readonly<Record<string, readonly string[]>>;

export const fileErrors = ({ files }: Manifest, checkedFiles: readonly CheckedFile[]): string[] => {
  const byName = new Map(checkedFiles.map(({ name, found }) => [name, found]));
  return files.flatMap(({ name, bytes, integrity }) => {
    const found = byName.get(name);
    if (!found) return [`${name} saknas`];
    if (found.bytes !== bytes) return [`${name} är ${found.bytes} byte, inte ${bytes}`];
    return found.integrity === integrity ? [] : [`${name} har ett annat innehåll än bygget säger`];
  });
};

/** The URLs of entry and preload must be the build's own files, with the same hashes. */
const urlErrors = ({ name, build, entry, integrity, preload, files }: Manifest): string[] => {
  const integrityByUrl = new Map(
    files.map((file) => [`/remotes/${name}/${build}/${file.name}`, file.integrity]),
  );
  return [{ url: entry, integrity }, ...preload].flatMap((address) =>
    integrityByUrl.get(address.url) === address.integrity ? [] : [`${address.url} är ingen av byggets filer`],
  );
};

export interface LiveManifest {
  readonly manifest: Manifest;
  /** Why accounts get the build. */
  readonly chosen: AssignmentReason;
}

const defaultManifests = (live: readonly LiveManifest[]): Manifest[] =>
  live.filter(({ chosen }) => chosen === 'default').map(({ manifest }) => manifest);

export const contractVersionErrors = (
  next: Pick<Manifest, 'contract'>,
  shell: Pick<Shell, 'contract'>,
): string[] =>
  supportsContract(shell.contract)({ manifest: next })
    ? []
    : [`Bygget talar kontrakt ${next.contract}, skalet ${shell.contract}: släpp skalet först`];

/** A route or panel must not have two owners. */
const ownershipErrors = (next: Manifest, others: readonly Manifest[]): string[] =>
  others.flatMap((other) =>
    [...other.routes, ...other.panels]
      .filter((part) => next.routes.includes(part) || next.panels.includes(part))
      .map((part) => `${part} tillhör redan ${other.name} ${other.build}`),
  );

/** A panel must not be removed while another live build uses it. */
const removedPanelErrors = (next: Manifest, shell: Shell, live: readonly LiveManifest[]): string[] => {
  const currentPanels = defaultManifests(live).find(({ name }) => name === next.name)?.panels ?? [];
  const consumers = [
    ...live
      .filter(({ manifest }) => manifest.name !== next.name)
      .map(({ manifest: { name, build, uses } }) => ({
        name: `${name} ${build}`,
        panels: uses?.panels ?? [],
      })),
    { name: 'skalet', panels: shell.panels },
  ];
  return currentPanels
    .filter((panel) => !next.panels.includes(panel))
    .flatMap((panel) =>
      consumers
        .filter(({ panels }) => panels.includes(panel))
        .map((consumer) => `${panel} finns inte längre, men används av ${consumer.name}`),
    );
};

/** A used panel must exist in the default build of its owner, if the owner has one. */
const missingPanelErrors = (next: Manifest, others: readonly Manifest[]): string[] =>
  (next.uses?.panels ?? []).flatMap((used) => {
    const panel = panelNames.find((name) => name === used);
    const owner = panel && others.find(({ name }) => name === panels[panel].owner);
    return owner && !owner.panels.includes(used)
      ? [`${used} finns inte i ${owner.name} ${owner.build}: släpp den delen först`]
      : [];
  });

/** The reasons why the build is incompatible with the served shell and the live builds. */
export const contractErrors = (next: Manifest, shell: Shell, live: readonly LiveManifest[]): string[] => {
  const versionErrors = contractVersionErrors(next, shell);
  if (versionErrors.length > 0) return versionErrors;
  const others = defaultManifests(live).filter(({ name }) => name !== next.name);
  return [
    ...ownershipErrors(next, others),
    ...removedPanelErrors(next, shell, live),
    ...missingPanelErrors(next, others),
  ];
};

interface VerificationInput {
  readonly checkedFiles: readonly CheckedFile[];
  /** The gzipped size of the entry in bytes. */
  readonly entryGzip: number;
  readonly shell: Shell;
  /** All builds that some user can get. */
  readonly live: readonly LiveManifest[];
}

/** All reasons why the build cannot be released. */
export const verifyBuild = (
  next: Manifest,
  { checkedFiles, entryGzip, shell, live }: VerificationInput,
): BuildErrors => {
  const entryErrors =
    entryGzip > ENTRY_BUDGET_BYTES ? [`${entryGzip} byte gzip, högst ${ENTRY_BUDGET_BYTES}`] : [];
  const all = {
    files: fileErrors(next, checkedFiles),
    addresses: urlErrors(next),
    entry: entryErrors,
    contract: contractErrors(next, shell, live),
  };
  return Object.fromEntries(Object.entries(all).filter(([, texts]) => texts.length > 0));
};
