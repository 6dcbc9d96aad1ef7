import {
  COMPANY,
  customerInput,
  type FortnoxFixture,
  invoiceInput,
  REDIRECT_URI,
  startFortnox,
} from './fortnox.test-data';
import { createFortnoxOAuth, fortnoxScopes } from './fortnox-oauth';

let fixture: FortnoxFixture;
beforeAll(async () => {
  fixture = await startFortnox({ timeoutMs: 300, slowMs: 900 });
});
afterAll(() => fixture.stop());
afterEach(() => fixture.simulator.faults.clear());

describe('the connection to Fortnox', () => {
  it.each(['rate_limited', 'error', 'slow', 'answer_lost'] as const)(
    'retries a read after %s',
    async (fault) => {
      fixture.simulator.faults.inject({ fault, count: 2, on: 'GET' });
      expect(await fixture.service.readCompany()).toMatchObject({ name: 'Exempelfastigheter AB' });
    },
  );

  it.each([
    ['rate_limited', 'rateLimited', 0],
    ['error', 'failed', 0],
    ['answer_lost', 'unreachable', 1],
  ] as const)('never repeats a write after %s', async (fault, failure, createdCount) => {
    const before = fixture.simulator.books(COMPANY).customers.size;
    fixture.simulator.faults.inject({ fault, on: 'POST /3/customers' });
    await expect(fixture.service.createCustomer(customerInput)).rejects.toMatchObject({ failure });
    expect(fixture.simulator.books(COMPANY).customers.size).toBe(before + createdCount);
  });

  it('renews an expired token once and repeats the request, also a write', async () => {
    const before = fixture.renewals();
    fixture.simulator.faults.inject({ fault: 'token_expired', on: 'POST /3/customers' });
    const { id } = await fixture.service.createCustomer(customerInput);
    fixture.simulator.faults.inject({ fault: 'token_expired', on: 'POST /3/invoices' });
    await fixture.service.createInvoice(invoiceInput(id));
    expect(fixture.renewals()).toBe(before + 2);
    fixture.simulator.faults.inject({ fault: 'token_expired', on: 'GET', count: 2 });
    // The renewed token is refused too: a fault of the service, and no reason to connect again.
    await expect(fixture.service.readCompany()).rejects.toMatchObject({ failure: 'failed' });
  });

  it('reads errors of both casings', async () => {
    for (const count of [0, 1]) {
      if (count > 0) fixture.simulator.faults.inject({ fault: 'other_casing', on: 'POST' });
      await expect(
        fixture.service.createInvoice(invoiceInput('999', { reference: `C${count}` })),
      ).rejects.toMatchObject({ reason: 'customerMissing' });
    }
  });

  it('distinguishes a missing licence or scope from a token that is not accepted', async () => {
    const { service, simulator, renewals } = fixture;
    const before = renewals();
    simulator.changeSettings(COMPANY, { scopesWithoutLicence: ['invoice'] });
    await expect(service.readInvoice('1')).rejects.toMatchObject({ reason: 'noLicence' });
    simulator.changeSettings(COMPANY, { scopesWithoutLicence: [], hasApiLicence: false });
    await expect(service.readInvoice('1')).rejects.toMatchObject({ reason: 'noLicence' });
    simulator.changeSettings(COMPANY, { hasApiLicence: true });
    expect(renewals()).toBe(before);
    const restricted = await startFortnox({ scope: 'customer' });
    await expect(restricted.service.listAccounts()).rejects.toMatchObject({ reason: 'noScope' });
    await restricted.stop();
  });
});

describe('OAuth at Fortnox', () => {
  const consent = () =>
    fixture.simulator.consent({
      company: COMPANY,
      scope: fortnoxScopes.join(' '),
      redirectUri: REDIRECT_URI,
    });
  const oauth = () => createFortnoxOAuth(fixture.settings);

  it('has a consent page that redirects the user with a code, or with an error', async () => {
    const url = oauth().authorizeUrl({ state: 'a b', redirectUri: REDIRECT_URI });
    const page = await (await fetch(url)).text();
    expect(page).toContain('Godkänn');
    const fields = Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const submit = async (change: Record<string, string>): Promise<URL> => {
      const body = new URLSearchParams({ ...fields, company: '2', ...change });
      const response = await fetch(url.split('?')[0] ?? '', { method: 'POST', body, redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    };
    const granted = (await submit({ answer: 'yes' })).searchParams;
    expect(granted.get('state')).toBe('a b');
    const tokens = await oauth().exchangeCode({
      code: granted.get('code') ?? '',
      redirectUri: REDIRECT_URI,
    });
    expect(tokens.scope.split(' ').sort()).toEqual([...fortnoxScopes]);
    const denied = (await submit({ answer: 'no' })).searchParams;
    expect(denied.get('error')).toBe('access_denied');
    expect(denied.get('code')).toBeNull();
  });

  it('accepts a code once, within ten minutes, for the same redirect URI', async () => {
    const code = consent();
    await oauth().exchangeCode({ code, redirectUri: REDIRECT_URI });
    const refused = { failure: 'unauthorized' };
    await expect(oauth().exchangeCode({ code, redirectUri: REDIRECT_URI })).rejects.toMatchObject(refused);
    await expect(
      oauth().exchangeCode({ code: consent(), redirectUri: 'http://127.0.0.1/other' }),
    ).rejects.toMatchObject(refused);
    const late = consent();
    fixture.setNow('2026-11-23T11:11:00Z');
    await expect(oauth().exchangeCode({ code: late, redirectUri: REDIRECT_URI })).rejects.toMatchObject(
      refused,
    );
    fixture.setNow('2026-11-23T11:00:00Z');
  });

  it('accepts a refresh token once, and not after it was revoked', async () => {
    const first = await oauth().exchangeCode({ code: consent(), redirectUri: REDIRECT_URI });
    const second = await oauth().refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    await expect(oauth().refresh(first.refreshToken)).rejects.toMatchObject({
      failure: 'unauthorized',
      detail: expect.stringContaining('invalid_grant'),
    });
    await oauth().revoke(second.refreshToken);
    await expect(oauth().refresh(second.refreshToken)).rejects.toMatchObject({ failure: 'unauthorized' });
  });

  it('does not repeat a refresh whose answer was lost: the token is used up', async () => {
    const { refreshToken } = await oauth().exchangeCode({ code: consent(), redirectUri: REDIRECT_URI });
    fixture.simulator.faults.inject({ fault: 'answer_lost', on: 'POST /oauth-v1/token' });
    await expect(oauth().refresh(refreshToken)).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(oauth().refresh(refreshToken)).rejects.toMatchObject({ failure: 'unauthorized' });
  });

  it('reads errors that come as HTML or plain text', async () => {
    const wrong = createFortnoxOAuth({ ...fixture.settings, clientSecret: 'wrong' });
    await expect(wrong.refresh('x')).rejects.toMatchObject({
      failure: 'unauthorized',
      detail: expect.stringContaining('invalid_client'),
    });
    fixture.simulator.faults.inject({ fault: 'error', on: 'POST /oauth-v1/token' });
    await expect(oauth().refresh('x')).rejects.toMatchObject({ failure: 'failed' });
  });
});
