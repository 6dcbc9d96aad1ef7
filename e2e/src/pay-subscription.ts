import type { APIRequestContext } from '@playwright/test';
import type { Account } from './account';

/** Pays for the account's subscription through the simulated payment service. It is for tests that outlive the trial. */
export const paySubscription = async (request: APIRequestContext, { token }: Account): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.get('/api/membership/subscription', { headers });
  const { url }: { url: string | null } = await response.json();
  if (url === null) throw new Error('The payment service does not answer');
  const paymentResponse = await request.post(url, { form: { action: 'pay' }, maxRedirects: 0 });
  if (paymentResponse.status() !== 303) throw new Error(`The checkout answered ${paymentResponse.status()}`);
};
