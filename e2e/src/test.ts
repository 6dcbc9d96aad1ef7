import { areaAt } from '@husrum/contract/routes';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { register, type SignedIn, signIn } from './account';
import { wronglyTagged } from './walked.rules';

export { expect, type SignedIn };

export const TOKEN_KEY = 'husrum.token';
export const demoUser = { email: 'demo@husrum.se', password: 'husrum-demo' } as const;

/** Frames without an origin of their own, such as a previewed PDF, have no storage. */
export const useToken = (page: Page, { token }: SignedIn) =>
  page.addInitScript(`try { localStorage.setItem('${TOKEN_KEY}', ${JSON.stringify(token)}) } catch {}`);

/** What moves, moves, as before most readers; the other tests ask for stillness. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** What the page's policy refuses is told with these words, and is never expected. */
const BREACH = /Content Security Policy/;

/** What has no tag concerns the platform, which a change in a remote cannot touch; what a remote brings concerns it. */
const isChosenByArea = ({ tags, file }: TestInfo) =>
  tags.length > 0 || /[\\/]mf-[\w-]+[\\/]e2e[\\/]/.test(file);

interface Fixtures {
  /** Console errors and uncaught errors that the test expects; all others fail it. */
  readonly expectedErrors: RegExp[];
  readonly quietConsole: (context: BrowserContext) => void;
  /** Another reader, with a storage of its own, whose errors count as those of the page do. */
  readonly anotherReader: (baseURL: string) => Promise<BrowserContext>;
  /** A test says by its tags which areas it walks through, no more and no less. */
  readonly walkedAreas: undefined;
  /** The page is signed in to a new, empty account. */
  readonly account: SignedIn;
  /** The page is signed in to the demo portfolio. Look, do not change. */
  readonly demo: SignedIn;
}

interface WorkerFixtures {
  /** Signed in once for all tests of a worker: signing in is throttled. */
  readonly demoSession: SignedIn;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  demoSession: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await signIn(request, demoUser.email, demoUser.password));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  quietConsole: [
    async ({ page, expectedErrors }, use, info) => {
      const errors: string[] = [];
      // Of every page that the test opens beside its own, too.
      const listen = (context: BrowserContext): void => {
        context.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        context.on('weberror', (found) => {
          const error = found.error();
          errors.push(error.stack ?? error.message);
        });
      };
      listen(page.context());
      await use(listen);
      // Expected ones too, when something else went wrong: what the page said may be why.
      if (info.status !== info.expectedStatus && errors.length > 0) console.log(errors.join('\n'));
      const isExpected = (text: string) =>
        !BREACH.test(text) && expectedErrors.some((expected) => expected.test(text));
      expect(errors.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
  anotherReader: async ({ browser, quietConsole, locale }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (baseURL) => {
      const context = await browser.newContext({ baseURL, locale });
      quietConsole(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  walkedAreas: [
    async ({ page }, use, info) => {
      const came = new Set<string>();
      page.on('framenavigated', (frame) => {
        const area = frame === page.mainFrame() ? areaAt(new URL(frame.url()).pathname) : undefined;
        if (area !== undefined) came.add(area);
      });
      await use(undefined);
      if (isChosenByArea(info) && info.status === 'passed')
        expect(wronglyTagged(info.tags, came)).toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ page, request }, use) => {
    const account = await register(request);
    await useToken(page, account);
    await use(account);
  },
  demo: async ({ page, demoSession }, use) => {
    await useToken(page, demoSession);
    await use(demoSession);
  },
});
