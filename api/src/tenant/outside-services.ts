import type { Tenant } from '@husrum/contract/tenant';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { hasTenant } from './tenant.store';

const refuse = async ({ tx }: Work, id: number, message: string): Promise<never> => {
  if (!(await hasTenant(tx, id))) throw problem('notFound');
  throw problem('notConnected', { message });
};

/** No account can turn the tenant portal on yet, so there is nothing to invite to. */
export const resendInvite = (work: Work, id: number): Promise<Tenant> =>
  refuse(work, id, 'Hyresgästportalen är inte aktiverad.');

/** No account can be connected to Fortnox yet. */
export const createInFortnox = (work: Work, id: number): Promise<Tenant> =>
  refuse(work, id, 'Kopplingen till Fortnox saknas. Anslut den under Integrationer.');
