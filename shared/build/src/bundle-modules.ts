import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { readCurrentManifest } from './local-builds';
import { presentRemotes, remoteDist, shellDist } from './paths';
import { shellAssets } from './shell-assets';

/** Bundle → measure → size in bytes after gzip. */
export type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Source module → its code in the minified scripts. */
type ModuleCode = ReadonlyMap<string, string>;

/** `src/lease/lease.texts.ts`, `shared/ui/src/core.ts`, `antd`; undefined for webpack's own code. */
export const moduleName = (source: string): string | undefined => {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (installed) return installed;
  return /^\.{1,2}\//.test(path) ? path.replace(/^(\.{1,2}\/)+/, '') : undefined;
};

const readModules = (folder: string, files: readonly string[] = readdirSync(folder)): ModuleCode => {
  const modules = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.js.map'))) {
    const lines = readFileSync(join(folder, file.slice(0, -'.map'.length)), 'utf8').split('\n');
    const map = new TraceMap(readFileSync(join(folder, file), 'utf8'));
    for (const [line, segments] of decodedMappings(map).entries())
      for (const [index, [from, source]] of segments.entries()) {
        const name = source === undefined ? undefined : moduleName(map.sources[source] ?? '');
        const code = lines[line]?.slice(from, segments[index + 1]?.[0]) ?? '';
        if (name !== undefined) modules.set(name, (modules.get(name) ?? '') + code);
      }
  }
  return modules;
};

/** The modules of a bundle's latest local build, read from its source maps; undefined when there is no build. */
export const readBuiltModules = (bundle: string): ModuleCode | undefined => {
  const assets = join(shellDist, 'assets');
  if (bundle === 'shell') return existsSync(assets) ? readModules(assets, shellAssets()) : undefined;
  const remote = presentRemotes().find((name) => name === bundle);
  const build = remote && readCurrentManifest(remote)?.build;
  return remote && build ? readModules(join(remoteDist(remote), build)) : undefined;
};

/** Whether a module is in the kit: the components that the shell provides for all remotes, which are not its own code. */
const isKit = (module: string) => /^shared\/(ui|forms)\//.test(module);
/** Whether a module belongs to the tenant portal: a site of its own in the shell, loaded by tenants only. */
const isPortal = (module: string) => /^(src|shared\/contract\/src)\/(tenant-)?portal\//.test(module);
const isOwn = (module: string) => /^(src|shared)\//.test(module) && !isKit(module) && !isPortal(module);

const gzipSize = (modules: ModuleCode, isIncluded: (module: string) => boolean): number =>
  gzipSync([...modules].flatMap(([name, code]) => (isIncluded(name) ? [code] : [])).join('\n'), { level: 9 })
    .length;

/** Sizes of the latest local builds: of all bundles, or of the named ones. */
export const measureBundles = (named: readonly string[]): Sizes => {
  const isNamed = (bundle: string) => named.length === 0 || named.includes(bundle);
  const shell = isNamed('shell') ? readBuiltModules('shell') : undefined;
  const remotes = presentRemotes()
    .filter(isNamed)
    .flatMap((name): [string, Record<string, number>][] => {
      const { entry, firstScreen } = readCurrentManifest(name)?.sizes ?? {};
      return entry === undefined || firstScreen === undefined ? [] : [[name, { entry, firstScreen }]];
    });
  return {
    ...(shell
      ? {
          shell: {
            own: gzipSize(shell, isOwn),
            kit: gzipSize(shell, isKit),
            portal: gzipSize(shell, isPortal),
          },
        }
      : {}),
    ...Object.fromEntries(remotes),
  };
};
