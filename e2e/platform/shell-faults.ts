import { readFileSync } from 'node:fs';
import { integrityOf } from '@husrum/build';
import type { Page } from '@playwright/test';
import { type CodeFault, replaceComponents, throwOnImport } from './code-faults';
import { findDashboardScript, findShellScript, toShellAssetPath } from './fault-targets';

/** An open page keeps its shell build, so releasing another build cannot end the fault. A global flag does. */
const faultFlag = 'globalThis.husrumFault';
const replaceWhileFaulty = (code: string) => (original: string) =>
  `()=>${faultFlag}?(${code})():(${original})()`;

/** Edits the dashboard's script. Updates its integrity hash in the main script, and the main script's hash in the page. */
const createBrokenShell = (edit: CodeFault['edit']) => {
  const [chunk, main] = [findDashboardScript(), findShellScript(/^main\..*\.js$/)];
  const [chunkText, mainText] = [chunk, main].map((file) => readFileSync(toShellAssetPath(file), 'utf8'));
  if (!chunkText || !mainText) throw new Error('The shell is not built');
  const brokenChunk = edit(chunkText);
  const brokenMain = mainText.replace(integrityOf(chunkText), integrityOf(brokenChunk));
  return {
    files: new Map([
      [`**/assets/${chunk}`, brokenChunk],
      [`**/assets/${main}`, brokenMain],
    ]),
    editPage: (html: string) => html.replace(integrityOf(mainText), integrityOf(brokenMain)),
  };
};

const breakShell = (edit: CodeFault['edit']) => async (page: Page) => {
  const { files, editPage } = createBrokenShell(edit);
  for (const [address, body] of files)
    await page.route(address, async (route) => route.fulfill({ response: await route.fetch(), body }));
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: editPage(await response.text()) });
    },
  );
  await page.addInitScript(() => Object.assign(window, { husrumFault: true }));
  return () => page.evaluate(() => void Object.assign(window, { husrumFault: false }));
};

export const shellFaults = [
  { name: 'throws on import', start: breakShell(throwOnImport('default', faultFlag)) },
  {
    name: 'throws in render',
    start: breakShell(replaceComponents((broken) => replaceWhileFaulty(broken.render))),
  },
  {
    name: 'throws in an effect',
    start: breakShell(replaceComponents((broken) => replaceWhileFaulty(broken.effect))),
  },
];
