import { readFileSync } from 'node:fs';
import { integrityOf } from '@husrum/build';
import type { Page } from '@playwright/test';
import { type CodeFault, onImport, withComponent } from './code-faults';
import { dashboardScript, shellAsset, shellScript } from './fault-places';

/** The shell is of one build as long as its page is open: what throws in it, throws until what made it throw is over. */
const inForce = 'globalThis.husrumFault';
const during = (code: string) => (found: string) => `()=>${inForce}?(${code})():(${found})()`;

/** The shell with its dashboard broken: the script, what carries its hash, and the page that carries that one's. */
const brokenShell = (edit: CodeFault['edit']) => {
  const [chunk, main] = [dashboardScript(), shellScript(/^main\..*\.js$/)];
  const [chunkText, mainText] = [chunk, main].map((file) => readFileSync(shellAsset(file), 'utf8'));
  if (!chunkText || !mainText) throw new Error('The shell is not built');
  const brokenChunk = edit(chunkText);
  const brokenMain = mainText.replace(integrityOf(chunkText), integrityOf(brokenChunk));
  return {
    files: new Map([
      [`**/assets/${chunk}`, brokenChunk],
      [`**/assets/${main}`, brokenMain],
    ]),
    inPage: (html: string) => html.replace(integrityOf(mainText), integrityOf(brokenMain)),
  };
};

const beginning = (edit: CodeFault['edit']) => async (page: Page) => {
  const { files, inPage } = brokenShell(edit);
  for (const [address, body] of files)
    await page.route(address, async (route) => route.fulfill({ response: await route.fetch(), body }));
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: inPage(await response.text()) });
    },
  );
  await page.addInitScript(() => Object.assign(window, { husrumFault: true }));
  return () => page.evaluate(() => void Object.assign(window, { husrumFault: false }));
};

export const shellFaults = [
  { name: 'throws on import', begin: beginning(onImport('default', inForce)) },
  { name: 'throws in render', begin: beginning(withComponent((broken) => during(broken.render))) },
  { name: 'throws in an effect', begin: beginning(withComponent((broken) => during(broken.effect))) },
];
