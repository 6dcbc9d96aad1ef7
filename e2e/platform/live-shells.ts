import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { currentShell, placeShell, shellAssets, shellDist } from '@husrum/build';
import { CONTRACT_VERSION } from '@husrum/contract/manifest';
import type { Page } from '@playwright/test';
import { dashboardScript } from './fault-places';
import { rehashed } from './live-builds';
import type { LiveServer } from './live-server';
import { stamped } from './live-stamps';

declare global {
  /** The shells whose scripts have run in the page. */
  var husrumShells: Set<string> | undefined;
}

export interface Shell {
  readonly build: string;
  readonly files: ReadonlyMap<string, string>;
}

const scripts = () => shellAssets().filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(join(shellDist, file));
const hash = /\b[0-9a-f]{10}\b/g;

/** Other sources of the shell: each script is of other bytes under another name, and says whose it is when it runs. */
export const stampedShell = (build: string): Shell => {
  const names = new Map(
    scripts().map((file): [string, string] => {
      const [, before = ''] = file.split('.');
      return [before, createHash('sha256').update(`${build} ${before}`).digest('hex').slice(0, 10)];
    }),
  );
  const renamed = (text: string) => text.replace(hash, (found) => names.get(found) ?? found);
  const [dashboard, former] = [`assets/${dashboardScript()}`, currentShell() ?? ''];
  const told = `\n;(self.husrumShells??=new Set).add(${JSON.stringify(build)});`;
  const changed = (file: string, text: string) => {
    if (!file.endsWith('.js')) return text.replace(former, build);
    return (file === dashboard ? stamped('shell', build)(text) : text) + told;
  };
  const before = new Map(
    ['index.html', 'uses.json', ...scripts().map((file) => `assets/${file}`)].map((file) => [
      file,
      read(file),
    ]),
  );
  const after = [...before].map(([file, content]): [string, Buffer] => [
    file,
    Buffer.from(changed(file, renamed(content.toString()))),
  ]);
  const files = [...rehashed(before, new Map(after))].map(([file, content]): [string, string] => [
    renamed(file),
    content.toString(),
  ]);
  return { build, files: new Map(files) };
};

/** Puts it where the server's shell is, as a build does. */
export const deployShell = ({ webRoot }: LiveServer, { build, files }: Shell): void => {
  const made = mkdtempSync(join(tmpdir(), 'husrum-shell-'));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(made, file)), { recursive: true });
    writeFileSync(join(made, file), text);
  }
  placeShell(made, { build, contract: CONTRACT_VERSION }, new Date(), join(webRoot, 'shell/dist'));
  rmSync(made, { recursive: true });
};

/** As a new image has it: nothing of the shell before. */
export const emptyDisk = ({ webRoot }: LiveServer): void =>
  rmSync(join(webRoot, 'shell/dist'), { recursive: true });

/** Which shell the page is of, and whose scripts have run in it. */
export const shellOf = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.dataset.build,
    scripts: [...(globalThis.husrumShells ?? [])],
  }));

/** The shell's scripts that the page was given, in turn. */
export const watchAssets = (page: Page): string[] => {
  const given: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/assets/') && answer.ok()) given.push(pathname.slice(1));
  });
  return given;
};
