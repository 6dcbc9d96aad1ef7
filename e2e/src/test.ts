import { test as base, expect, type Page } from '@playwright/test';
import { register, type SignedIn, signIn } from './account';

export { expect, type SignedIn };

export const TOKEN_KEY = 'husrum.token';
export const demoUser = { email: 'demo@husrum.se', password: 'husrum-demo' } as const;

/** Frames without an origin of their own, such as a previewed PDF, have no storage. */
export const useToken = (page: Page, { token }: SignedIn) =>
  page.addInitScript(`try { localStorage.setItem('${TOKEN_KEY}', ${JSON.stringify(token)}) } catch {}`);

/** What the page's policy refuses is told with these words, and is never expected. */
const BREACH = /Content Security Policy/;

interface Fixtures {
  /** Console errors and uncaught errors that the test expects; all others fail it. */
  readonly expectedErrors: RegExp[];
  readonly quietConsole: undefined;
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
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await use(undefined);
      const isExpected = (text: string) =>
        !BREACH.test(text) && expectedErrors.some((expected) => expected.test(text));
      expect(errors.filter((text) => !isExpected(text))).toEqual([]);
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
