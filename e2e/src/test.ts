import { test as base, expect, type Page } from '@playwright/test';
import { register, type SignedIn, signIn } from './account';

export { expect, type SignedIn };

export const TOKEN_KEY = 'husrum.token';
export const demoUser = { email: 'demo@husrum.se', password: 'husrum-demo' } as const;

const useToken = (page: Page, { token }: SignedIn) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [TOKEN_KEY, token]);

interface Fixtures {
  /** Console errors and uncaught errors that the test expects; all others fail it. */
  readonly expectedErrors: RegExp[];
  readonly quietConsole: undefined;
  /** The page is signed in to a new, empty account. */
  readonly account: SignedIn;
  /** The page is signed in to the demo portfolio. Look, do not change. */
  readonly demo: SignedIn;
}

export const test = base.extend<Fixtures>({
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ page, request }, use) => {
    const account = await register(request);
    await useToken(page, account);
    await use(account);
  },
  demo: async ({ page, request }, use) => {
    const account = await signIn(request, demoUser.email, demoUser.password);
    await useToken(page, account);
    await use(account);
  },
});
