import type { Page, Route } from '@playwright/test';

/** A page of each remote, with what stands at its head. */
export const remotePages = [
  { remote: 'mf-objects', link: '/company', menu: 'Företag', title: 'Företag' },
  { remote: 'mf-leases', link: '/lease/overview', menu: 'Uthyrningar', title: 'Uthyrningar' },
  { remote: 'mf-economy', link: '/invoicebase/overview', menu: 'Hyresavier', title: 'Hyresavier' },
  { remote: 'mf-maintenance', link: '/ticket/overview', menu: 'Ärenden', title: 'Ärenden' },
  { remote: 'mf-reports', link: '/report/create', menu: 'Rapporter', title: 'Egen rapport' },
  { remote: 'mf-settings', link: '/setting/user', menu: 'Inställningar', title: 'Profil' },
] as const;

export const title = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

export const go = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Huvudmeny' }).locator(`a[href="${link}"]`).first().click();

export const FAILED = 'Den här delen kunde inte visas';
export const failure = (page: Page) => page.getByRole('main').getByText(FAILED, { exact: true });
/** Of the page, or of a panel on it. */
export const anyFailure = (page: Page) => page.getByRole('main').getByText(FAILED);
export const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Försök igen' });

/** Of the release log under Byggen, newest first. */
export const releaseRows = (page: Page, remote: string) =>
  page.getByRole('table', { name: 'Släpplogg' }).getByRole('row').filter({ hasText: remote });

interface Listed {
  remotes: { name: string; contract: number; entry: string }[];
}

/** The registry as the server would answer if it knew otherwise. Returns how to let the truth through again. */
export const otherRegistry = async (page: Page, change: (told: Listed) => Listed) => {
  const answer = async (route: Route) => {
    const given = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const told: Listed = await given.json();
    await route.fulfill({ json: change(told) });
  };
  await page.route(/\/registry\.json/, answer);
  // The page may be asking just now: that answer is let out first.
  return () => page.unrouteAll({ behavior: 'wait' });
};

export const without = (remote: string) => (told: Listed) => ({
  remotes: told.remotes.filter(({ name }) => name !== remote),
});

export const filesOf = (remote: string) => new RegExp(`/remotes/${remote}/`);
