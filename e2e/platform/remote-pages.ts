import type { Page, Route } from '@playwright/test';

/** A page of each remote: its link, the link's text in the menu, and the page title (its `h1`). */
export const remotePages = [
  { remote: 'mf-objects', link: '/company', menu: 'Företag', title: 'Företag' },
  { remote: 'mf-leases', link: '/lease/overview', menu: 'Uthyrningar', title: 'Uthyrningar' },
  { remote: 'mf-economy', link: '/invoicebase/overview', menu: 'Hyresavier', title: 'Hyresavier' },
  { remote: 'mf-maintenance', link: '/ticket/overview', menu: 'Ärenden', title: 'Ärenden' },
  { remote: 'mf-reports', link: '/report/create', menu: 'Rapporter', title: 'Egen rapport' },
  { remote: 'mf-settings', link: '/setting/user', menu: 'Inställningar', title: 'Profil' },
] as const;

export const clickMenuLink = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Huvudmeny' }).locator(`a[href="${link}"]`).first().click();

export const PAGE_FAILURE_TEXT = 'Den här delen kunde inte visas';
export const getPageFailure = (page: Page) =>
  page.getByRole('main').getByText(PAGE_FAILURE_TEXT, { exact: true });
/** The title of a page that is shown. The heading of a page that failed is often the same, and does not count. */
export const getPageTitle = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .filter({ hasNot: page.getByText(PAGE_FAILURE_TEXT, { exact: true }) })
    .getByRole('heading', { level: 1, name });
/** The error message of the page or of a panel. */
export const getAnyFailure = (page: Page) => page.getByRole('main').getByText(PAGE_FAILURE_TEXT);
export const getRetryButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Försök igen' });

/** The remote's rows in the release log under Byggen, newest first. */
export const getReleaseLogRows = (page: Page, remote: string) =>
  page.getByRole('table', { name: 'Släpplogg' }).getByRole('row').filter({ hasText: remote });

interface RegistryResponse {
  remotes: { name: string; contract: number; entry: string }[];
}

/** Changes the registry that the page gets. Returns a function that restores it. */
export const changeRegistry = async (
  page: Page,
  change: (registry: RegistryResponse) => RegistryResponse,
) => {
  const handler = async (route: Route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const registry: RegistryResponse = await response.json();
    await route.fulfill({ json: change(registry) });
  };
  await page.route(/\/registry\.json/, handler);
  // A request may be in progress: wait for it.
  return () => page.unrouteAll({ behavior: 'wait' });
};

export const removeRemote = (remote: string) => (registry: RegistryResponse) => ({
  remotes: registry.remotes.filter(({ name }) => name !== remote),
});

export const toRemoteFilesPattern = (remote: string) => new RegExp(`/remotes/${remote}/`);
