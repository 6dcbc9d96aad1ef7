import type { CDPSession, Page } from '@playwright/test';
import { expect, test, withMotion } from '../src';
import { countDetachedElements, measureMemory } from './memory';
import { clickMenuLink, getPageTitle, remotePages } from './remote-pages';
import { exposeWebpackRuntimes } from './webpack-runtimes';

// A trace would keep everything in memory.
test.use({ ...withMotion, trace: 'off' });

/** A round visits every remote. Both measurements follow full rounds, so the last visited remote is the same. */
const ROUNDS = process.env.PLATFORM_LONG === '1' ? 34 : 4;
/** Loads all code, responses and styles that stay in memory, before the first measurement. */
const WARM_UP_ROUNDS = 2;
const VISITS = ROUNDS * remotePages.length;
const MEGABYTE = 1024 * 1024;

const visitRemotes = async (page: Page, rounds: number) => {
  for (let round = 0; round < rounds; round += 1) {
    for (const target of remotePages) {
      await clickMenuLink(page, target.link);
      await expect(getPageTitle(page, target.title)).toBeVisible();
    }
  }
  await clickMenuLink(page, '/dashboard');
  await expect(getPageTitle(page, /, /)).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const measure = async (page: Page, devtools: CDPSession) => ({
  ...(await measureMemory(page, devtools)),
  detached: await countDetachedElements(devtools),
});

test(`${VISITS} visits of all remotes leak no memory`, async ({ page, demo: _ }) => {
  test.setTimeout(120_000 + VISITS * 4_000);
  const devtools = await page.context().newCDPSession(page);
  await exposeWebpackRuntimes(page);
  await page.goto('/dashboard');
  await visitRemotes(page, WARM_UP_ROUNDS);
  const before = await measure(page, devtools);
  await visitRemotes(page, ROUNDS);
  const after = await measure(page, devtools);

  const growth = (after.heapBytes - before.heapBytes) / MEGABYTE;
  const description = `heap ${growth.toFixed(2)} MB more, nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}, subscriptions ${before.subscriptions} → ${after.subscriptions}, detached ${JSON.stringify(after.detached)}`;
  test.info().annotations.push({ type: 'measurement', description });
  expect(growth).toBeLessThan(5);
  expect(after.detached).toEqual({});
  expect(after.subscriptions).toBe(before.subscriptions);
});
