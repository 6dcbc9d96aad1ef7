import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { sessionCalls } from '@husrum/contract/session';
import type { Address } from './measure';
import type { Server } from './server';

export interface Demo {
  readonly token: string;
  readonly addresses: readonly Address[];
}

const ask = async (url: string, init: RequestInit): Promise<unknown> => (await fetch(url, init)).json();

/** The server is ready before its demo portfolio is. */
const signIn = async ({ url }: Server): Promise<string> => {
  const { path, ok } = sessionCalls.login;
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const answer = await ask(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@husrum.se', password: 'husrum-demo' }),
    });
    if (await ok?.isValid(answer)) return (await ok?.validate(answer))?.access_token ?? '';
    await new Promise((later) => setTimeout(later, 500));
  }
  throw new Error('Nobody could sign in');
};

/** Who visits, and which pages: one of the shell with panels of others, one with forms and panels, one long list. */
export const demoOf = async (server: Server): Promise<Demo> => {
  const token = await signIn(server);
  const leases = await leaseCalls.list.ok?.validate(
    await ask(`${server.url}${leaseCalls.list.path}?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  const lease = leases?.data[0];
  if (lease === undefined) throw new Error('The demo portfolio has no lease');
  return {
    token,
    addresses: [
      { name: '/dashboard', path: routes.home.dashboard(), heading: /^(God|Hej)/ },
      { name: '/lease/:id', path: routes.lease.detail({ id: lease.id }), heading: lease.entity.name },
      { name: '/invoicebase/overview', path: routes.invoice.overview(), heading: 'Hyresavier' },
    ],
  };
};
