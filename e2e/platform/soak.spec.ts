import type { CDPSession, Page } from '@playwright/test';
import { expect, test, withMotion } from '../src';
import { openBundles } from './bundles';
import { detachedIn, memoryOf } from './memory';
import { go, remotePages, title } from './remote-pages';

// Recording a trace keeps all that was ever shown.
test.use({ ...withMotion, trace: 'off' });

/** Whole rounds, so that the last remote is the same one before and after. */
const ROUNDS = process.env.PLATFORM_LONG === '1' ? 34 : 4;
/** What is made once and kept, as code, answers and styles, is there after these. */
const WARM_UP = 2;
const VISITS = ROUNDS * remotePages.length;
const MEGABYTE = 1024 * 1024;

const rounds = async (page: Page, times: number) => {
  for (let round = 0; round < times; round += 1) {
    for (const shown of remotePages) {
      await go(page, shown.link);
      await expect(title(page, shown.title)).toBeVisible();
    }
  }
  await go(page, '/dashboard');
  await expect(title(page, /, /)).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const measured = async (page: Page, devtools: CDPSession) => ({
  ...(await memoryOf(page, devtools)),
  detached: await detachedIn(devtools),
});

test(`${VISITS} visits of all remotes leave nothing behind`, async ({ page, demo: _ }) => {
  test.setTimeout(120_000 + VISITS * 4_000);
  const devtools = await page.context().newCDPSession(page);
  await openBundles(page);
  await page.goto('/dashboard');
  await rounds(page, WARM_UP);
  const before = await measured(page, devtools);
  await rounds(page, ROUNDS);
  const after = await measured(page, devtools);

  const growth = (after.heapBytes - before.heapBytes) / MEGABYTE;
  const description = `heap ${growth.toFixed(2)} MB more, nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}, subscriptions ${before.subscriptions} → ${after.subscriptions}, detached ${JSON.stringify(after.detached)}`;
  test.info().annotations.push({ type: 'figures', description });
  expect(growth).toBeLessThan(5);
  expect(after.detached).toEqual({});
  expect(after.subscriptions).toBe(before.subscriptions);
});
