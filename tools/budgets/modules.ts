import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** Source → what of it is sent, after everything that makes it smaller. */
export type Modules = ReadonlyMap<string, string>;

/** `src/lease/lease.texts.ts`, `shared/ui/src/core.ts`, `antd`; undefined for what the bundler itself adds. */
export const moduleName = (source: string): string | undefined => {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  const installed = path.split('/node_modules/').at(-1);
  if (path.includes('/node_modules/') && installed)
    return installed
      .split('/')
      .slice(0, installed.startsWith('@') ? 2 : 1)
      .join('/');
  return /^\.{1,2}\//.test(path) ? path.replace(/^(\.{1,2}\/)+/, '') : undefined;
};

/** Screens, fields and looks that the shell provides for everybody: the product's library, not what makes a shell. */
export const isKit = (module: string): boolean => /^shared\/(ui|forms)\//.test(module);
export const isOwn = (module: string): boolean => /^(src|shared)\//.test(module) && !isKit(module);

const piecesOf = (script: string, map: TraceMap): [string, string][] => {
  const lines = script.split('\n');
  return decodedMappings(map).flatMap((segments, line) =>
    segments.flatMap(([from, source], at): [string, string][] => {
      const name = source === undefined ? undefined : moduleName(map.sources[source] ?? '');
      return name === undefined ? [] : [[name, lines[line]?.slice(from, segments[at + 1]?.[0]) ?? '']];
    }),
  );
};

/** What scripts of a folder are made of, by their source maps. */
export const modulesIn = (folder: string, files: readonly string[] = readdirSync(folder)): Modules => {
  const modules = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.js.map'))) {
    const script = readFileSync(join(folder, file.slice(0, -'.map'.length)), 'utf8');
    const map = new TraceMap(readFileSync(join(folder, file), 'utf8'));
    for (const [name, text] of piecesOf(script, map)) modules.set(name, (modules.get(name) ?? '') + text);
  }
  return modules;
};

/** Bytes of some of the modules, gzipped. */
export const bytesOf = (modules: Modules, chosen: (module: string) => boolean): number =>
  gzipSync([...modules].flatMap(([name, text]) => (chosen(name) ? [text] : [])).join('\n'), { level: 9 })
    .length;
