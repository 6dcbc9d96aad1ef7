import { calls, routes } from '@husrum/contract';
import type { Address } from './measure';
import type { Server } from './server';

export interface Demo {
  readonly token: string;
  readonly addresses: readonly Address[];
}

/** Who visits, and which pages: one of the shell with panels of others, one with forms and panels, one long list. */
export const demoOf = async ({ url }: Server): Promise<Demo> => {
  const ask = async (path: string, init: RequestInit) => (await fetch(`${url}${path}`, init)).json();
  const session = await calls.session.login.ok?.validate(
    await ask(calls.session.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@husrum.se', password: 'husrum-demo' }),
    }),
  );
  if (session === undefined) throw new Error('Nobody could sign in');
  const token = session.access_token;
  const leases = await calls.lease.list.ok?.validate(
    await ask(`${calls.lease.list.path}?limit=1`, { headers: { authorization: `Bearer ${token}` } }),
  );
  const lease = leases?.data[0];
  if (lease === undefined) throw new Error('The demo portfolio has no lease');
  return {
    token,
    addresses: [
      { name: '/dashboard', path: routes.home.dashboard(), heading: /^(God|Hej)/ },
      { name: '/lease/:id', path: routes.lease.detail({ id: lease.id }), heading: lease.entity.name },
      { name: '/invoicebase/overview', path: routes.invoicebase.overview(), heading: 'Hyresavier' },
    ],
  };
};
