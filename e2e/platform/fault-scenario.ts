import { panelNames, panels } from '@husrum/contract/panels';
import type { RemoteName } from '@husrum/contract/routes';
import { expect, type Page, test } from '@playwright/test';
import { isSamePageLoad, markPageLoad, measureFailure, measureRetry } from './failure-timing';
import { watchProductTimeouts } from './product-timeouts';
import { clickMenuLink, getPageFailure, getPageTitle, getRetryButton, remotePages } from './remote-pages';

const isLong = process.env.PLATFORM_LONG === '1';

/**
 * Pairs targets with faults. The long run has every pair. The short run has each fault once, on the targets in turn,
 * and the pairs for which `isAlwaysSelected` is true.
 */
export const selectFaultCases = <T, F>(
  targets: readonly T[],
  faults: readonly F[],
  isAlwaysSelected: (target: T, fault: F) => boolean = () => false,
) =>
  faults.flatMap((fault, faultIndex) =>
    targets
      .filter(
        (target, index) => isLong || index === faultIndex % targets.length || isAlwaysSelected(target, fault),
      )
      .map((target) => ({ target, fault })),
  );

export type FaultTargetName = RemoteName | 'shell';
const dashboard = { link: '/dashboard', title: /, / };
type TargetPage = typeof dashboard | (typeof remotePages)[number];
const findPage = (name: FaultTargetName): TargetPage =>
  remotePages.find(({ remote }) => remote === name) ?? dashboard;

const expectPage = (page: Page, target: TargetPage) => expect(getPageTitle(page, target.title)).toBeVisible();
const visit = async (page: Page, target: TargetPage) => {
  await clickMenuLink(page, target.link);
  await expectPage(page, target);
};

const getPanelFailure = (page: Page) =>
  page.getByRole('main').getByText('Den här delen kunde inte visas just nu', { exact: true });

const countDashboardPanels = (name: FaultTargetName) =>
  panelNames.filter((panel) => panel.startsWith('dashboard.') && panels[panel].owner === name).length;

interface FaultScenario {
  readonly name: string;
  readonly hangs?: boolean;
  /** Starts the fault. Returns a function that ends it. */
  readonly start: (page: Page) => Promise<() => Promise<void>>;
}

/**
 * Starts a fault in one target. Expects that its page and panels show an error, at once, or after a skeleton and the timeout if the
 * fault hangs, that pages of other remotes work, and that a retry shows the page once the fault has ended, without a page load.
 */
export const expectRecovery = async (page: Page, name: FaultTargetName, scenario: FaultScenario) => {
  const { name: fault, hangs, start } = scenario;
  const target = findPage(name);
  const others = remotePages.filter(({ remote }) => remote !== name);
  const [firstPage] = others;
  if (!firstPage) throw new Error('No page to start on');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  if (hangs) test.setTimeout(240_000);
  // Without a hanging fault, no timeout runs out: an error that waits for one is never shown.
  await watchProductTimeouts(page, { never: !hangs });
  const end = await start(page);
  await page.goto(firstPage.link);
  await expectPage(page, firstPage);
  await markPageLoad(page);
  const firstTiming = await measureFailure(page, target.link);
  for (const other of isLong ? others : others.slice(0, 2)) await visit(page, other);
  if (target !== dashboard) {
    await visit(page, dashboard);
    await expect(getPanelFailure(page)).toHaveCount(countDashboardPanels(name), { timeout: 30_000 });
  }
  await visit(page, firstPage);
  const secondTiming = await measureFailure(page, target.link);

  await end();
  const retryMs = await measureRetry(page, target.title);
  await expect(getPageFailure(page)).toBeHidden();
  await visit(page, dashboard);
  for (let remaining = await getPanelFailure(page).count(); remaining > 0; remaining -= 1) {
    await getRetryButton(page).first().click();
    await expect(getPanelFailure(page)).toHaveCount(remaining - 1);
  }
  expect([await isSamePageLoad(page), loads]).toEqual([true, 1]);

  const description = JSON.stringify({ target: name, fault, ...firstTiming, retryMs });
  test.info().annotations.push({ type: 'fault', description });
  if (!hangs) return;
  for (const { skeletonMs } of [firstTiming, secondTiming]) expect(skeletonMs).toBeDefined();
  // A slow response must not be shown as a failure before the timeout.
  expect(firstTiming.expiredTimeouts).toBeGreaterThan(0);
};
