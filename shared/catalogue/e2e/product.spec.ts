import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentRemotes, remoteDist, shellDist } from '@husrum/build';
import { urls } from '@husrum/contract/manifest';
import { remoteNames } from '@husrum/contract/routes';
import { expect, test } from '@husrum/e2e';

const NAME = 'catalogue';
/** Its name or path in code. The add-ons of the product have a catalogue, too. */
const IN_CODE = /["'`/]catalogue["'`/]/;

/** Files of a folder that name the catalogue. */
const findFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => IN_CODE.test(readFileSync(file, 'utf8')));

test('the product has no byte of the catalogue: not in its builds, not in the registry, not as a page', async ({
  page,
  request,
  demo: _demo,
}) => {
  expect(remoteNames.map(String)).not.toContain(NAME);
  const builds = [shellDist, ...presentRemotes().map(remoteDist).filter(existsSync)];
  expect(builds.flatMap(findFiles)).toEqual([]);
  expect(await (await request.get(urls.registry)).text()).not.toContain(NAME);
  await page.goto('/catalogue/Button');
  await expect(page.getByRole('heading', { name: 'Sidan finns inte' })).toBeVisible();
});
