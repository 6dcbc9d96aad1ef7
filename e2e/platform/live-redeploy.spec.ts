import { type RemoteName, remoteNames } from '@husrum/contract';
import type { Page } from '@playwright/test';
import { demoUser, expect, type SignedIn, signIn } from '../src';
import { builtHere, renamed } from './live-builds';
import { releasesOf, test } from './live-server';
import { watchSession } from './live-session';
import { failure, go, remotePages, title } from './remote-pages';

// One server for all tests of the file.
test.describe.configure({ mode: 'default' });

const isLong = process.env.PLATFORM_LONG === '1';
const plan = isLong
  ? { seconds: 300, redeploys: 10, rollbacks: 3 }
  : { seconds: 15, redeploys: 3, rollbacks: 1 };

/** In turn, so that each remote is redeployed while others are on the screen, and one is rolled back now and then. */
const steps = ({ redeploys, rollbacks }: typeof plan) =>
  Array.from({ length: redeploys + rollbacks }, (_, at) => {
    const isRollback =
      Math.floor(((at + 1) * rollbacks) / (redeploys + rollbacks)) >
      Math.floor((at * rollbacks) / (redeploys + rollbacks));
    return { isRollback, number: at };
  });

const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Namn/ });
const startForm = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: 'Skapa företag' })
    .or(page.getByRole('button', { name: 'Skapa företag' }))
    .first()
    .click();
const words = 'Halvfärdiga Fastigheter AB';

/** The page asks for news every second; a reader's does every minute. */
const open = (page: Page, { token }: SignedIn) =>
  page.addInitScript((given) => {
    Object.assign(window, { husrumRegistrySeconds: 1 });
    localStorage.setItem('husrum.token', given);
  }, token);

test('redeploys and rollbacks under a session that clicks and types', async ({ page, request, live }) => {
  test.setTimeout((plan.seconds + 120) * 1000);
  const releases = releasesOf(request, live);
  const built = new Map(remoteNames.map((name) => [name, builtHere(name)]));
  const first = (name: RemoteName) => {
    const { preload } = built.get(name)?.manifest ?? { preload: [] };
    return new Set(['entry.js', ...preload.map(({ url }) => url.split('/').at(-1) ?? '')]);
  };
  const session = watchSession(page, ({ remote, file }) => first(remote).has(file));
  await open(page, await signIn(request, demoUser.email, demoUser.password));

  let visits = 0;
  const visit = async (link: string, head: string) => {
    visits += 1;
    session.nextScreen(`${visits} ${link}`);
    await go(page, link);
    await expect(title(page, head)).toBeVisible();
    await expect(failure(page)).toBeHidden();
  };

  /** Types a name letter by letter while releases pass, then leaves the form as a reader would. */
  const typeSlowly = async () => {
    await visit('/company', 'Företag');
    visits += 1;
    session.nextScreen(`${visits} /company/create`);
    await startForm(page);
    await field(page).pressSequentially(words, { delay: 100 });
    await expect(field(page)).toHaveValue(words);
    session.nextScreen(`${visits} leaving`);
    await go(page, '/dashboard');
    await page.getByRole('button', { name: 'Lämna sidan' }).click();
    await expect(page).toHaveURL(/dashboard/);
  };

  await page.goto('/dashboard');
  const until = Date.now() + plan.seconds * 1000;
  let released = 0;
  const promoted: string[] = [];
  const releasing = (async () => {
    const all = steps(plan);
    let last: RemoteName = 'mf-objects';
    for (const { isRollback, number } of all) {
      if (isRollback) await releases.rollback(last);
      else {
        last = remoteNames[number % remoteNames.length] ?? last;
        const source = built.get(last);
        if (!source) throw new Error(`${last} is not built`);
        const next = renamed(source, `live${String(number).padStart(8, '0')}`);
        await releases.upload(next);
        await releases.promote(last, next.manifest.build);
        promoted.push(next.manifest.build);
      }
      released += 1;
      await new Promise((later) => setTimeout(later, (plan.seconds * 800) / all.length));
    }
  })();
  while (Date.now() < until || released < plan.redeploys + plan.rollbacks) {
    for (const shown of remotePages) await visit(shown.link, shown.title);
    await typeSlowly();
  }
  await releasing;
  for (const shown of remotePages) await visit(shown.link, shown.title);

  expect(released).toBe(plan.redeploys + plan.rollbacks);
  expect(session.mixed()).toEqual([]);
  expect(session.failures()).toEqual([]);
  expect(session.loads()).toBe(1);
  const taken = promoted.filter((build) => session.buildsSeen().has(build));
  expect(taken.length).toBeGreaterThan(0);
  const told = `${visits} screens, ${released} releases, ${taken.length} of ${promoted.length} new builds used`;
  test.info().annotations.push({ type: 'figures', description: told });
});

test('a form stays as it is while its own remote is redeployed, and the next entry is in the new build', async ({
  page,
  request,
  live,
}) => {
  const releases = releasesOf(request, live);
  const next = renamed(builtHere('mf-objects'), 'liveform0001');
  await releases.upload(next);
  await open(page, await signIn(request, demoUser.email, demoUser.password));
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  const screens = () => fetched.filter((path) => /\/mf-objects\/liveform0001\/(?!entry)/.test(path)).length;
  await page.goto('/company/create');
  await field(page).pressSequentially(words.slice(0, 10));
  await releases.promote('mf-objects', next.manifest.build);
  const offer = page.getByRole('status').filter({ hasText: 'Ny version finns' });
  await expect(offer).toBeVisible();
  await field(page).pressSequentially(words.slice(10));
  await offer.getByRole('button', { name: 'Byt till den' }).click();
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(field(page)).toHaveValue(words);
  const before = screens();
  await go(page, '/ticket/overview');
  await page.getByRole('button', { name: 'Lämna sidan' }).click();
  await expect(title(page, 'Ärenden')).toBeVisible();
  await expect(offer).toBeHidden();
  await go(page, '/company');
  await expect(title(page, 'Företag')).toBeVisible();
  expect(screens()).toBeGreaterThan(before);
});

test.describe('a new build that cannot be fetched', () => {
  test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Failed to load resource/]) });

  test('is never taken: the session goes on with the one it has, until the new one is there', async ({
    page,
    request,
    live,
  }) => {
    const releases = releasesOf(request, live);
    const next = renamed(builtHere('mf-reports'), 'livebroken01');
    await releases.upload(next);
    await open(page, await signIn(request, demoUser.email, demoUser.password));
    const files = `**/remotes/mf-reports/${next.manifest.build}/**`;
    const screens: string[] = [];
    page.on('requestfinished', (asked) => screens.push(new URL(asked.url()).pathname));
    const taken = () => screens.some((path) => path.includes(`${next.manifest.build}/entry.js`));
    const elsewhereAndBack = async () => {
      await go(page, '/ticket/overview');
      await expect(title(page, 'Ärenden')).toBeVisible();
      await go(page, '/report/create');
      await expect(title(page, 'Egen rapport')).toBeVisible();
    };
    await page.goto('/report/create');
    await expect(title(page, 'Egen rapport')).toBeVisible();
    await page.route(files, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (asked) => asked.url().includes(next.manifest.build));
    await releases.promote('mf-reports', next.manifest.build);
    await refused;
    await elsewhereAndBack();
    expect(taken()).toBe(false);
    await page.unroute(files);
    await expect.poll(taken).toBe(true);
    await elsewhereAndBack();
    await expect(failure(page)).toBeHidden();
  });
});
