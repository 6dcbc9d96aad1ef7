import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@husrum/api-delivery/testing';
import type { Manifest } from '@husrum/contract/manifest';

export interface TestBuild {
  readonly manifest: Manifest;
  /** By name, including `remote.json`. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export const script = `console.log('${'hus'.repeat(1000)}')`;

/** A build with two scripts, as webpack writes it. */
export const makeBuild = (
  name: Manifest['name'],
  build: string,
  changes: Partial<Manifest> = {},
): TestBuild => {
  const scripts = new Map([
    ['entry.js', Buffer.from(`${script}//${build}`)],
    ['12.js', Buffer.from(`export const build = '${build}'`)],
  ]);
  const files = [...scripts].map(([file, bytes]) => ({
    name: file,
    bytes: bytes.length,
    integrity: integrityOf(bytes),
  }));
  const manifest: Manifest = {
    ...{ name, build, contract: 1, preload: [], routes: [`/${name}`], nav: [], panels: [], files },
    entry: `/remotes/${name}/${build}/entry.js`,
    integrity: files[0]?.integrity ?? '',
    sizes: { entry: 1, total: 2 },
    builtAt: '2026-11-20T08:00:00Z',
    ...changes,
  };
  return {
    manifest,
    files: new Map([...scripts, ['remote.json', Buffer.from(JSON.stringify(manifest))]]),
  };
};

/** Writes a build to the workspace, as the build command does. */
export const writeBuild = (root: string, { manifest: { name, build }, files }: TestBuild): void => {
  const folder = path.join(root, name, 'dist');
  mkdirSync(path.join(folder, build), { recursive: true });
  for (const [file, bytes] of files) writeFileSync(path.join(folder, build, file), bytes);
  writeFileSync(path.join(folder, 'current.json'), JSON.stringify({ build }));
};
