import type { FortnoxSimulator } from '@husrum/api-simulators';
import type { Caller } from '@husrum/api-testing';
import { type AccountingName, accountingCalls } from '@husrum/contract/accounting';
import type { IntegrationRow } from '@husrum/contract/integration';

/** The environment variables of a server whose accounting program is a simulator at the port. */
export const programEnv = (
  name: AccountingName,
  port: number,
  { clientId, clientSecret } = { clientId: 'client', clientSecret: 'secret' },
): Record<string, string> => {
  const url = `http://127.0.0.1:${port}`;
  const paths = {
    FORTNOX: { api: '/3', authorize: '/oauth-v1/auth', token: '/oauth-v1/token' },
    VISMA: { api: '/v2', authorize: '/connect/authorize', token: '/connect/token' },
  }[name];
  return {
    [`${name}_CLIENT_ID`]: clientId,
    [`${name}_CLIENT_SECRET`]: clientSecret,
    [`${name}_BASE_URL`]: `${url}${paths.api}`,
    [`${name}_AUTHORIZE_URL`]: `${url}${paths.authorize}`,
    [`${name}_TOKEN_URL`]: `${url}${paths.token}`,
  };
};

/**
 * Simulates a process that is killed when it has got the response to the exchange of a code or token. `killed` resolves then.
 * `restore` starts another process.
 */
export const simulateKillAfterExchange = () => {
  const { fetch } = globalThis;
  let resolveKilled = (): void => undefined;
  const killed = new Promise<void>((resolve) => {
    resolveKilled = resolve;
  });
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/token')) return response;
    resolveKilled();
    return new Promise<Response>(() => undefined);
  });
  return { killed, restore: () => spy.mockRestore() };
};

interface Consent {
  readonly state: string;
  readonly code: string;
}

/** The parameters with which Fortnox redirects the browser after consent to `company`, its key in the simulator. */
export const consentInFortnox = (fortnox: FortnoxSimulator, url: string, company: string): Consent => {
  const { searchParams } = new URL(url);
  const code = fortnox.consent({
    company,
    scope: searchParams.get('scope') ?? '',
    redirectUri: searchParams.get('redirect_uri') ?? '',
  });
  return { state: searchParams.get('state') ?? '', code };
};

export const connectFortnox = async (
  user: Caller,
  fortnox: FortnoxSimulator,
  { company, integrationId }: { readonly company: string; readonly integrationId?: number },
): Promise<IntegrationRow> => {
  const { url } = await user.get(accountingCalls.loginFortnox, {
    query: integrationId === undefined ? {} : { integration_id: integrationId },
  });
  return user.post(accountingCalls.authenticateFortnox, { body: consentInFortnox(fortnox, url, company) });
};

/** The URL to which Spiris redirects the browser after consent, for its first company. */
export const consentInVisma = async (url: string): Promise<URL> => {
  const page = await (await fetch(url)).text();
  const form = new URLSearchParams({ decision: 'approve' });
  for (const [, name = '', value = ''] of page.matchAll(/name="(\w+)" value="([^"]*)">/g))
    if (name !== 'decision') form.set(name, value);
  const response = await fetch(new URL('/connect/authorize', url), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '');
};

export const connectVisma = async (user: Caller): Promise<IntegrationRow> => {
  const { url } = await user.get(accountingCalls.loginVisma);
  const { searchParams } = await consentInVisma(url);
  const body = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  return user.post(accountingCalls.authenticateVisma, { body });
};
