import type { Tenant } from '@husrum/contract/tenant';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { hasTenant } from './tenant.store';

const refuse = async ({ tx }: RequestContext, id: number, message: string): Promise<never> => {
  if (!(await hasTenant(tx, id))) throw problem('notFound');
  throw problem('notConnected', { message });
};

/** No account can turn the tenant portal on yet, so there is nothing to invite to. */
export const resendInvite = (context: RequestContext, id: number): Promise<Tenant> =>
  refuse(context, id, 'Hyresgästportalen är inte aktiverad.');

/** No account can be connected to Fortnox yet. */
export const createInFortnox = (context: RequestContext, id: number): Promise<Tenant> =>
  refuse(context, id, 'Kopplingen till Fortnox saknas. Anslut den under Integrationer.');
