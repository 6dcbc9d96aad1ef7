import type { Page } from '@playwright/test';
import { expect, type SignedIn, useToken } from '../src';
import { dashboardScript } from './fault-places';
import { expectTyped, forms, leaveForm, startForm, typeInto } from './live-forms';
import { type LiveServer, test } from './live-server';
import { watchSession } from './live-session';
import { deployShell, emptyDisk, type Shell, shellOf, stampedShell, watchAssets } from './live-shells';
import { buildOnStage, partsOf, watchStamps } from './live-stamps';
import { go, remotePages, title } from './remote-pages';

// One server for all tests of the file.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const [form] = forms;
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Ny version finns' });

/** A page that began with the first of the shells, at a remote's page: it has fetched nothing of the shell's own pages. */
const begin = async (page: Page, live: LiveServer, reader: SignedIn) => {
  const [one, two] = [stampedShell('shellone0001'), stampedShell('shelltwo0001')];
  deployShell(live, one);
  const [session, assets] = [watchSession(page), watchAssets(page)];
  await useToken(page, reader);
  await page.addInitScript(() => Object.assign(window, { husrumRegistrySeconds: 1 }));
  await watchStamps(page);
  await page.goto(form.list.link);
  await expect(title(page, form.list.title)).toBeVisible();
  return { session, assets, one, two };
};

/** Scripts that a page was given since it had been given so many; all of one shell. */
const givenSince = (assets: readonly string[], before: number, shell: Shell): string[] => {
  const given = assets.slice(before);
  expect(given.filter((file) => !shell.files.has(file))).toEqual([]);
  return given;
};

const expectShell = async (page: Page, { build }: Shell) => {
  await go(page, '/dashboard');
  await expect(partsOf(page, 'shell').first()).toBeAttached();
  expect(await buildOnStage(page, 'shell')).toBe(build);
  expect(await shellOf(page)).toEqual({ page: build, scripts: [build] });
};

const expectAnew = async (page: Page, shell: Shell) => {
  const anew = await page.context().newPage();
  const [session, assets] = [watchSession(anew), watchAssets(anew)];
  await watchStamps(anew);
  await anew.goto('/company');
  await expect(title(anew, 'Företag')).toBeVisible();
  await expectShell(anew, shell);
  expect(givenSince(assets, 0, shell).length).toBeGreaterThan(1);
  expect(session.failures()).toEqual([]);
  await anew.close();
};

const walkRemotes = async (page: Page) => {
  for (const { link, title: head } of remotePages) {
    await go(page, link);
    await expect(title(page, head)).toBeVisible();
  }
};

test('a new shell, and the way back, leave an open page the parts of its own, a form as it is, and new pages the new one', async ({
  demoSession,
  page,
  live,
}) => {
  const { session, assets, one, two } = await begin(page, live, demoSession);
  await startForm(page, form);
  const before = assets.length;
  await typeInto(page, form, async () => {
    deployShell(live, two);
    await expect(offer(page)).toBeVisible();
  });
  await expectTyped(page, form);
  await expectAnew(page, two);
  await expectTyped(page, form);
  await leaveForm(page, '/ticket/overview', 'Ärenden');
  await expectShell(page, one);
  await walkRemotes(page);
  // The dashboard's script, and what it needs, come after their shell is no longer the one that is served.
  const own = [...one.files].find(([, text]) => text.includes('Allt är gjort'))?.[0];
  expect(dashboardScript()).not.toBe(own);
  expect(givenSince(assets, before, one)).toContain(own);

  deployShell(live, one);
  await expect(offer(page)).toBeHidden();
  await expectAnew(page, one);
  expect(await shellOf(page)).toEqual({ page: one.build, scripts: [one.build] });
  expect(session.failures()).toEqual([]);
  expect(session.loads()).toBe(1);
});

test.describe('a new shell on an empty disk', () => {
  // The page asks on while the server ends, is gone, and comes again; what it needs of it counts all the same.
  const away = [/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/, /status of 503 .*\/registry\.json/];
  test.use({ expectedErrors: ({ browserName: _ }, use) => use(away) });

  test('leaves an open page the parts of its own: another process on another disk gives them', async ({
    demoSession,
    page,
    live,
  }) => {
    const { session, assets, one, two } = await begin(page, live, demoSession);
    // What is served has been there since its server was started.
    await live.restart();
    const before = assets.length;
    await startForm(page, form);
    await typeInto(page, form, async () => {
      emptyDisk(live);
      deployShell(live, two);
      await live.restart();
      await expect(offer(page)).toBeVisible();
    });
    await expectTyped(page, form);
    await expectAnew(page, two);
    await leaveForm(page, '/ticket/overview', 'Ärenden');
    await expectShell(page, one);
    expect(givenSince(assets, before, one).length).toBeGreaterThan(0);
    expect(session.failures()).toEqual([]);
    expect(session.loads()).toBe(1);
  });
});
