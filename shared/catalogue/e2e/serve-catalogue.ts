import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { catalogueShellDist } from '@husrum/build';
import { urls } from '@husrum/contract/manifest';
import type { Page, Route } from '@playwright/test';

const dist = resolve(import.meta.dirname, '../dist');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const pathOf = (route: Route): string => new URL(route.request().url()).pathname;

/** The server's response with another body, which has another length and is not compressed. */
const fulfillWith = async (route: Route, change: (text: string) => string): Promise<void> => {
  const response = await route.fetch();
  const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: change(await response.text()) });
};

/**
 * Gives the page the development build of the shell, and adds the catalogue to its registry: the product knows nothing of it.
 * Everything else is the server's: sign-in, the API and the security headers.
 */
export const serveCatalogue = async (page: Page): Promise<void> => {
  const { build }: { build: string } = readJson(join(dist, 'current.json'));
  const folder = urls.remote('catalogue', build);
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/'),
    (route) => route.fulfill({ path: join(catalogueShellDist, pathOf(route)) }),
  );
  await page.route(
    ({ pathname }) => pathname.startsWith(folder),
    (route) => route.fulfill({ path: join(dist, build, pathOf(route).slice(folder.length)) }),
  );
  await page.route(
    ({ pathname }) => pathname === urls.registry,
    (route) =>
      fulfillWith(route, (text) => {
        const registry = JSON.parse(text);
        const catalogue = readJson(join(dist, build, 'remote.json'));
        const remotes = [...registry.remotes, catalogue];
        // No visit reports its errors and load times: the server refuses reports of a remote that it does not know.
        return JSON.stringify({ ...registry, shell: null, sample: 0, remotes });
      }),
  );
  await page.route(
    ({ pathname }) => pathname === '/catalogue' || pathname.startsWith('/catalogue/'),
    (route) => fulfillWith(route, () => readFileSync(join(catalogueShellDist, 'index.html'), 'utf8')),
  );
};
