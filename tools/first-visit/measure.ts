import { chromium } from 'playwright';

export interface Address {
  readonly name: string;
  readonly path: string;
  /** What its main heading says when the page stands there. */
  readonly heading: string | RegExp;
}

export type Encoding = 'gzip' | 'br';

export interface Visit {
  /** Bytes received, headers included: scripts, styles, page and registry. */
  readonly bytes: number;
  readonly requests: number;
  /** From the click on the address until the page's heading stands there. */
  readonly milliseconds: number;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

export interface Visitor {
  readonly executablePath: string;
  readonly token: string;
  /** The only one that the browser accepts. */
  readonly encoding: Encoding;
}

/** One first visit with an empty cache, on slow 4G. */
export const firstVisit = async (
  url: string,
  heading: Address['heading'],
  { executablePath, token, encoding }: Visitor,
): Promise<Visit> => {
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const context = await browser.newContext({
      locale: 'sv-SE',
      timezoneId: 'Europe/Stockholm',
      extraHTTPHeaders: { 'accept-encoding': encoding },
    });
    await context.addInitScript(`localStorage.setItem('husrum.token', ${JSON.stringify(token)})`);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    const addresses = new Map<string, string>();
    let bytes = 0;
    let requests = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (addresses.get(requestId)?.includes('/api/') !== false) return;
      bytes += encodedDataLength;
      requests += 1;
    });
    const began = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 60_000 });
    const milliseconds = Date.now() - began;
    // A quiet moment may come before the last panels are asked for.
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return { bytes, requests, milliseconds };
  } finally {
    await browser.close();
  }
};

export const median = (visits: readonly Visit[]): Visit => {
  const byTime = visits.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const middle = byTime[Math.floor(byTime.length / 2)];
  if (middle === undefined) throw new RangeError('No visit was made');
  return middle;
};
