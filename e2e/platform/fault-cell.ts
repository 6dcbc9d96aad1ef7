import { panelNames, panels } from '@husrum/contract/panels';
import type { RemoteName } from '@husrum/contract/routes';
import { expect, type Page, test } from '@playwright/test';
import { arriveAtFailure, expectTold, isSameLoad, markLoad, tryAgain } from './fault-watch';
import { failure, go, remotePages, retry, title } from './remote-pages';

const isLong = process.env.PLATFORM_LONG === '1';

/** The long form takes every fault to every place, the short one each to a place of its own, in turn, and what is said. */
export const chosen = <P, F>(
  places: readonly P[],
  faults: readonly F[],
  always: (place: P, fault: F) => boolean = () => false,
) =>
  faults.flatMap((fault, at) =>
    places
      .filter((place, nth) => isLong || nth === at % places.length || always(place, fault))
      .map((place) => ({ place, fault })),
  );

export type PlaceName = RemoteName | 'shell';
const dashboard = { link: '/dashboard', title: /, / };
type Place = typeof dashboard | (typeof remotePages)[number];
const pageOf = (name: PlaceName): Place => remotePages.find(({ remote }) => remote === name) ?? dashboard;

const isThere = (page: Page, place: Place) => expect(title(page, place.title)).toBeVisible();
const visit = async (page: Page, place: Place) => {
  await go(page, place.link);
  await isThere(page, place);
};

const panelFailure = (page: Page) =>
  page.getByRole('main').getByText('Den här delen kunde inte visas just nu', { exact: true });

const offered = (name: PlaceName) =>
  panelNames.filter((panel) => panel.startsWith('dashboard.') && panels[panel].owner === name).length;

interface Suffering {
  readonly name: string;
  readonly hangs?: boolean;
  /** Returns how to end it. */
  readonly begin: (page: Page) => Promise<() => Promise<void>>;
}

/** One fault in one place: its own area says so in time, all others work, and trying again heals it in the same page. */
export const suffer = async (page: Page, name: PlaceName, { name: fault, hangs, begin }: Suffering) => {
  const place = pageOf(name);
  const others = remotePages.filter(({ remote }) => remote !== name);
  const [start] = others;
  if (!start) throw new Error('Nowhere to begin');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  if (hangs) test.setTimeout(150_000);
  const end = await begin(page);
  await page.goto(start.link);
  await isThere(page, start);
  await markLoad(page);
  const first = await arriveAtFailure(page, place.link);
  for (const other of isLong ? others : others.slice(0, 2)) await visit(page, other);
  if (place !== dashboard) {
    await visit(page, dashboard);
    await expect(panelFailure(page)).toHaveCount(offered(name), { timeout: 15_000 });
  }
  await visit(page, start);
  const again = await arriveAtFailure(page, place.link);

  await end();
  const healed = await tryAgain(page, place.title);
  await expect(failure(page)).toBeHidden();
  await visit(page, dashboard);
  for (let left = await panelFailure(page).count(); left > 0; left -= 1) {
    await retry(page).first().click();
    await expect(panelFailure(page)).toHaveCount(left - 1);
  }
  expect([await isSameLoad(page), loads]).toEqual([true, 1]);

  const description = JSON.stringify({ struck: name, fault, ...first, healed });
  test.info().annotations.push({ type: 'fault', description });
  for (const arrival of [first, again]) expectTold(arrival, hangs);
  // A slow way is no broken one.
  if (hangs) expect(first.told).toBeGreaterThan(9_000);
};
