import { chromium } from '@playwright/test';
import type { Account } from '../src/account';
import { storeToken } from '../src/test';

export interface Visit {
  /** Bytes received, headers included: scripts, styles, page and registry, not the API. */
  readonly bytes: number;
  readonly requests: number;
  /** The time until the page's heading is visible. */
  readonly durationMs: number;
}

/** The throughputs are in bytes per second, the latency is in milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** One first visit with an empty cache, on slow 4G. `heading` is the page's main heading. */
export const measureVisit = async (
  url: string,
  heading: string | RegExp,
  { executablePath, account }: { readonly executablePath: string; readonly account: Account },
): Promise<Visit> => {
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const context = await browser.newContext({
      locale: 'sv-SE',
      timezoneId: 'Europe/Stockholm',
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    });
    const page = await context.newPage();
    await storeToken(page, account);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    const urls = new Map<string, string>();
    let bytes = 0;
    let requests = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (urls.get(requestId)?.includes('/api/') !== false) return;
      bytes += encodedDataLength;
      requests += 1;
    });
    const start = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 60_000 });
    const durationMs = Date.now() - start;
    // The network may be idle for a moment before the last panels are requested.
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return { bytes, requests, durationMs };
  } finally {
    await browser.close();
  }
};
