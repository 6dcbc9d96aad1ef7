import { createClockScript } from '@husrum/testing/clock';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, registerAccount, signIn } from './account';

export { type Account, expect };

export const TOKEN_KEY = 'husrum.token';
export const demoUser = { email: 'demo@husrum.se', password: 'husrum-demo' } as const;

/** Signs the page in at its next load. Frames without an origin, such as a PDF preview, have no storage and throw. */
export const storeToken = (page: Page, { token }: Account) =>
  page.addInitScript(`try { localStorage.setItem('${TOKEN_KEY}', ${JSON.stringify(token)}) } catch {}`);

/** Turns animations on, as most users have them. By default tests run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The pages of the context have the same time as the server and the test. */
const withTestClock = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.addInitScript(createClockScript());
  return context;
};

/** Violations of the content security policy always fail the test. */
const CSP_VIOLATION = /Content Security Policy/;

interface Fixtures {
  /** Console errors and uncaught errors that the test expects. All others fail it. */
  readonly expectedErrors: RegExp[];
  /** Makes the errors of another context fail the test too. Those of the page's own context always do. */
  readonly failOnErrors: (context: BrowserContext) => void;
  /** Opens a browser context for another user, with its own storage. Its errors fail the test too. */
  readonly newUserContext: (baseURL: string) => Promise<BrowserContext>;
  /** The page is signed in to a new, empty account. */
  readonly account: Account;
  /** The page is signed in to the demo account, which tests share: read only. */
  readonly demo: Account;
}

interface WorkerFixtures {
  /** The demo account, signed in once per worker because sign-in is throttled. */
  readonly demoAccount: Account;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  demoAccount: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await signIn(request, demoUser.email, demoUser.password));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => use(await withTestClock(context)),
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  failOnErrors: [
    async ({ page, expectedErrors }, use, info) => {
      const errors: string[] = [];
      const listen = (context: BrowserContext): void => {
        context.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        context.on('weberror', (webError) => {
          const error = webError.error();
          errors.push(error.stack ?? error.message);
        });
      };
      listen(page.context());
      await use(listen);
      // If the test failed, print expected errors too: they may explain why.
      if (info.status !== info.expectedStatus && errors.length > 0) console.log(errors.join('\n'));
      const isExpected = (text: string) =>
        !CSP_VIOLATION.test(text) && expectedErrors.some((expected) => expected.test(text));
      expect(errors.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
  newUserContext: async ({ browser, failOnErrors, locale }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (baseURL) => {
      const context = await withTestClock(await browser.newContext({ baseURL, locale }));
      failOnErrors(context);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  account: async ({ page, request }, use) => {
    const account = await registerAccount(request);
    await storeToken(page, account);
    await use(account);
  },
  demo: async ({ page, demoAccount }, use) => {
    await storeToken(page, demoAccount);
    await use(demoAccount);
  },
});
