import { rmSync } from 'node:fs';
import { routes } from '@husrum/contract/routes';
import { type APIRequestContext, request as playwrightRequest } from '@playwright/test';
import { type Account, signIn } from '../src/account';
import { ensureChromium } from '../src/chromium';
import { copyDemoData } from '../src/demo-data';
import { fetchFirstRow } from '../src/fetch-first-row';
import { findFreePort, startServer } from '../src/start-server';
import { demoUser } from '../src/test';
import { measureVisit, type Visit } from './measure-visit';

export type { Visit } from './measure-visit';

interface LeaseRow {
  readonly id: number;
  readonly entity: { readonly name: string };
}

/** Path and main heading of three pages: the shell's page with panels of remotes, a page with forms, and a long list. */
const listPages = async (request: APIRequestContext, account: Account) => {
  const lease = await fetchFirstRow<LeaseRow>(request, account, '/api/lease');
  return [
    { name: '/dashboard', path: routes.home.dashboard(), heading: /^(God|Hej)/ },
    { name: '/lease/:id', path: routes.lease.detail({ id: lease.id }), heading: lease.entity.name },
    { name: '/invoicebase/overview', path: routes.invoice.overview(), heading: 'Hyresavier' },
  ];
};

/** The first visit of each page of the demo portfolio, by the page's name, with the builds under `webRoot`. */
export const measureFirstVisits = async (webRoot: string): Promise<ReadonlyMap<string, Visit>> => {
  const executablePath = ensureChromium();
  const data = copyDemoData();
  const port = await findFreePort();
  const baseURL = `http://127.0.0.1:${port}`;
  const stop = await startServer(port, { DATA_DIR: data, WEB_ROOT: webRoot, LOG_LEVEL: 'error' });
  const request = await playwrightRequest.newContext({ baseURL });
  try {
    const account = await signIn(request, demoUser.email, demoUser.password);
    const visits = new Map<string, Visit>();
    for (const { name, path, heading } of await listPages(request, account))
      visits.set(name, await measureVisit(baseURL + path, heading, { executablePath, account }));
    return visits;
  } finally {
    await request.dispose();
    await stop();
    rmSync(data, { recursive: true, force: true });
  }
};
