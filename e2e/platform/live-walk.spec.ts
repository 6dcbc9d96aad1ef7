import type { LiveRemote } from '@husrum/contract/manifest';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, register, type SignedIn, useToken } from '../src';
import { builtHere, renamed } from './live-builds';
import { given, releasesOf, test } from './live-server';
import { releaseRows, title } from './remote-pages';

// One server for all tests of the file.
test.describe.configure({ mode: 'default' });

const ACCOUNTS = 12;

interface Reader {
  readonly page: Page;
  readonly told: LiveRemote['chosen'];
}

/** Accounts until somebody is among those who try the build and somebody is not; each with a page of their own. */
const oneOfEach = async (
  newReader: () => Promise<BrowserContext>,
  remote: string,
  accountOf: (ordinal: number) => Promise<SignedIn>,
): Promise<readonly Reader[]> => {
  const readers: Reader[] = [];
  for (let ordinal = 0; ordinal < ACCOUNTS && readers.length < 2; ordinal += 1) {
    const account = await accountOf(ordinal);
    const context = await newReader();
    const told = (await given(context.request, account)).find(({ name }) => name === remote)?.chosen;
    if (told === undefined || readers.some((reader) => reader.told === told)) {
      await context.close();
      continue;
    }
    const page = await context.newPage();
    await useToken(page, account);
    readers.push({ page, told });
  }
  return readers;
};

/** What each reader finds at the head of the page, when it is opened anew. */
const heads = async (readers: readonly Reader[], link: string): Promise<string[]> => {
  const found: string[] = [];
  for (const { page, told } of readers) {
    await page.goto(link);
    const head = title(page, /./);
    await expect(head).toBeVisible();
    found.push(`${told}: ${await head.textContent()}`);
  }
  return found.sort();
};
const both = (head: string) => [`canary: ${head}`, `default: ${head}`];
const gone = 'Sidan finns inte';

test('a build is tried by a share, given to all, gone back from and removed, as readers see it', async ({
  demoSession,
  anotherReader,
  page,
  request,
  live,
}) => {
  const remote = 'mf-reports';
  const releases = releasesOf(request, live);
  const next = renamed(builtHere(remote), 'livewalk0001', (text) =>
    text.replaceAll('Egen rapport', 'Egna rapport'),
  );
  await releases.upload(next);
  await releases.promote(remote, next.manifest.build, 50);
  const readers = await oneOfEach(
    () => anotherReader(live.url),
    remote,
    () => register(request),
  );
  const seen = () => heads(readers, '/report/create');

  expect(await seen()).toEqual(['canary: Egna rapport', 'default: Egen rapport']);
  await releases.promote(remote, next.manifest.build);
  expect(await seen()).toEqual(both('Egna rapport'));
  await releases.rollback(remote);
  expect(await seen()).toEqual(both('Egen rapport'));
  await releases.remove(remote);
  expect(await seen()).toEqual(both(gone));
  for (const reader of readers)
    await expect(reader.page.getByRole('navigation', { name: 'Huvudmeny' })).not.toContainText('Rapporter');
  await releases.rollback(remote);
  expect(await seen()).toEqual(both('Egen rapport'));

  await useToken(page, demoSession);
  await page.goto('/developer');
  const rows = releaseRows(page, remote);
  for (const [at, done] of [
    'Återgång',
    'Borttagen',
    'Återgång',
    'Släppt till alla',
    'en andel, 50 %',
  ].entries())
    await expect(rows.nth(at)).toContainText(done);
});

test('a developer holds the own account to a build from the page, and lets it go', async ({
  demoSession,
  page,
  request,
  live,
}) => {
  const releases = releasesOf(request, live);
  const next = renamed(builtHere('mf-reports'), 'livepinned01', (text) =>
    text.replaceAll('Egen rapport', 'Fast rapport'),
  );
  await releases.upload(next);
  await useToken(page, demoSession);
  const choose = async () => {
    await page.goto('/developer');
    await page.getByRole('combobox', { name: 'Byggen av' }).click();
    await page.getByTitle('mf-reports').click();
  };
  const sees = async (head: string) => {
    await page.goto('/report/create');
    await expect(title(page, head)).toBeVisible();
  };
  await choose();
  await page.getByRole('button', { name: 'Håll kontot här, vid livepinned01' }).click();
  await expect(page.getByText('Hålls här')).toBeVisible();
  await sees('Fast rapport');
  await choose();
  await page.getByRole('button', { name: 'Släpp mf-reports' }).click();
  await expect(page.getByText('Hålls här')).toBeHidden();
  await sees('Egen rapport');
});
