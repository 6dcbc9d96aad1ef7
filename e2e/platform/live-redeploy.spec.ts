import { type RemoteName, remoteNames } from '@husrum/contract/routes';
import type { Page } from '@playwright/test';
import { expect, type SignedIn, useToken, withMotion } from '../src';
import { builtHere, renamed } from './live-builds';
import { expectTyped, forms, leaveForm, startForm, typeInto } from './live-forms';
import { all, plan, shellBuilds, steps } from './live-plan';
import { given, releasesOf, test } from './live-server';
import { watchSession } from './live-session';
import { deployShell, shellOf, stampedShell } from './live-shells';
import { buildOnStage, partsOf, stampedBuild, stampsOf, watchStamps } from './live-stamps';
import { anyFailure, failure, go, remotePages, title } from './remote-pages';

// One server for all tests of the file.
test.describe.configure({ mode: 'default' });
test.use(withMotion);

/** The shell that the page is of. */
const BEGUN = 'stampshell00';

/** The page asks for news every second; a reader's does every minute. */
const open = async (page: Page, reader: SignedIn) => {
  await useToken(page, reader);
  await page.addInitScript(() => Object.assign(window, { husrumRegistrySeconds: 1 }));
};

test('redeploys and rollbacks under a session that clicks and types', async ({
  demoSession,
  page,
  request,
  live,
}) => {
  test.setTimeout((plan.seconds + 180) * 1000);
  const releases = releasesOf(request, live);
  const release = async (remote: RemoteName, build: string) => {
    await releases.upload(stampedBuild(remote, build));
    await releases.promote(remote, build);
  };
  for (const remote of remoteNames) await release(remote, `stamp${remote.slice('mf-'.length)}`);
  const shells = new Map([BEGUN, ...shellBuilds].map((build) => [build, stampedShell(build)]));
  const placeShell = (build: string) => {
    const shell = shells.get(build);
    if (shell) deployShell(live, shell);
    return build;
  };
  let shellNow = placeShell(BEGUN);
  const reader = demoSession;
  const session = watchSession(page);
  await watchStamps(page);
  await open(page, reader);

  let visits = 0;
  const visit = async (link: string, head: string) => {
    visits += 1;
    await go(page, link);
    await expect(title(page, head)).toBeVisible();
    await expect(anyFailure(page)).toHaveCount(0);
  };
  /** Which build draws the page of each remote now. */
  const inUse = async () => {
    const builds: Record<string, string | null> = {};
    for (const { remote, link, title: head } of remotePages) {
      await visit(link, head);
      builds[remote] = await buildOnStage(page, remote);
    }
    return builds;
  };
  /** Screens on which several parts are one remote's, and so could be of several builds. */
  const visitShared = async () => {
    await visit('/company', 'Företag');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await expect(partsOf(page, 'mf-objects')).toHaveCount(2);
    await go(page, '/dashboard');
    await expect(partsOf(page, 'mf-economy')).toHaveCount(2);
    await expect(anyFailure(page)).toHaveCount(0);
    visits += 2;
  };
  const told = async () =>
    Object.fromEntries((await given(request, reader)).map(({ name, build }) => [name, build]));

  await page.goto('/dashboard');
  const until = Date.now() + plan.seconds * 1000;
  let released = 0;
  const releasing = (async () => {
    let last: RemoteName = 'mf-objects';
    for (const { kind, number } of steps) {
      if (kind === 'shell') shellNow = placeShell(shellBuilds[number] ?? shellNow);
      else if (kind === 'rollback') await releases.rollback(last);
      else {
        last = remoteNames[number % remoteNames.length] ?? last;
        await release(last, `live${String(number).padStart(8, '0')}`);
      }
      released += 1;
      await page.waitForTimeout((plan.seconds * 800) / all);
    }
  })();
  /** No form is filled in before something was released under it, as long as there is something to release. */
  const underRelease = async () => {
    const before = released;
    if (before < all) await expect.poll(() => released, { timeout: 60_000 }).toBeGreaterThan(before);
  };
  let filled = 0;
  while (Date.now() < until || released < all) {
    for (const form of forms) {
      await startForm(page, form);
      await typeInto(page, form, underRelease);
      await expectTyped(page, form);
      await leaveForm(page, '/ticket/overview', 'Ärenden');
      filled += 1;
    }
    await inUse();
    await visitShared();
  }
  await releasing;

  // The last ones are taken between two screens, once the page has heard of them.
  await expect(async () => expect(await inUse()).toEqual(await told())).toPass({ timeout: 20_000 });
  expect(Object.keys(await told()).sort()).toEqual([...remoteNames].sort());
  const { mixed, drawn } = await stampsOf(page);
  expect(mixed).toEqual([]);
  expect(await shellOf(page)).toEqual({ page: BEGUN, scripts: [BEGUN] });
  const anew = await page.context().newPage();
  await anew.goto('/dashboard');
  await expect(partsOf(anew, 'shell').first()).toBeAttached();
  expect(await shellOf(anew)).toEqual({ page: shellNow, scripts: [shellNow] });
  expect(shellNow).toBe(shellBuilds.at(-1));
  expect(session.failures()).toEqual([]);
  expect(session.loads()).toBe(1);
  expect(filled).toBeGreaterThanOrEqual(forms.length);
  test.info().annotations.push({
    type: 'figures',
    description: `${visits} screens, ${filled} forms, ${released} releases, ${plan.shells} of them of the shell, ${drawn.length} builds drawn`,
  });
});

for (const form of forms) {
  test(`a form of ${form.remote} stays as it is while its own remote is redeployed, and the next entry is in the new build`, async ({
    demoSession,
    page,
    request,
    live,
  }) => {
    const releases = releasesOf(request, live);
    const { manifest, contents } = stampedBuild(form.remote, `form${form.remote.slice('mf-'.length)}`);
    await releases.upload({ manifest, contents });
    await watchStamps(page);
    await open(page, demoSession);
    await page.goto('/dashboard');
    await startForm(page, form);
    const offer = page.getByRole('status').filter({ hasText: 'Ny version finns' });
    await typeInto(page, form, async () => {
      await releases.promote(form.remote, manifest.build);
      await expect(offer).toBeVisible();
    });
    await offer.getByRole('button', { name: 'Byt till den' }).click();
    await page.getByRole('button', { name: 'Stanna kvar' }).click();
    await expectTyped(page, form);
    expect(await buildOnStage(page, form.remote)).not.toBe(manifest.build);
    await leaveForm(page, '/ticket/overview', 'Ärenden');
    await expect(offer).toBeHidden();
    await startForm(page, form);
    expect(await buildOnStage(page, form.remote)).toBe(manifest.build);
    expect((await stampsOf(page)).mixed).toEqual([]);
  });
}

test.describe('a new build that cannot be fetched', () => {
  test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Failed to load resource/]) });

  test('is never taken: the session goes on with the one it has, until the new one is there', async ({
    demoSession,
    page,
    request,
    live,
  }) => {
    const releases = releasesOf(request, live);
    const next = renamed(builtHere('mf-reports'), 'livebroken01');
    await releases.upload(next);
    await open(page, demoSession);
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
    // Tried at longer and longer intervals.
    await expect.poll(taken, { timeout: 20_000 }).toBe(true);
    await elsewhereAndBack();
    await expect(failure(page)).toBeHidden();
  });
});
