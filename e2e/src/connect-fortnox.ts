import { accountingCalls } from '@husrum/contract/accounting';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from './account';
import { callApiAs } from './call-api-as';

/** Connects the business to a company of the Fortnox simulator, through the simulator's consent page. */
export const connectFortnox = async (request: APIRequestContext, account: Account): Promise<void> => {
  const send = callApiAs(request, account);
  const { loginFortnox, authenticateFortnox } = accountingCalls;
  const { url } = await send(loginFortnox.method, loginFortnox.path);
  const consent = new URL(url);
  const redirect = await request.post(`${consent.origin}${consent.pathname}`, {
    form: { ...Object.fromEntries(consent.searchParams), company: '1', answer: 'yes' },
    maxRedirects: 0,
  });
  const { searchParams } = new URL(redirect.headers().location ?? '');
  const { code, state } = Object.fromEntries(searchParams);
  await send(authenticateFortnox.method, authenticateFortnox.path, { code, state });
};
