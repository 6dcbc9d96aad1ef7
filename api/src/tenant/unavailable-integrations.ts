import type { Tenant } from '@husrum/contract/tenant';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { hasTenant } from './tenant.store';
import { tenantTexts } from './tenant.texts';

const rejectNotConnected = async ({ tx }: RequestContext, id: number, message: string): Promise<never> => {
  if (!(await hasTenant(tx, id))) throw problem('notFound');
  throw problem('notConnected', { message });
};

/** Always fails: no business can connect to Fortnox yet. */
export const createInFortnox = (context: RequestContext, id: number): Promise<Tenant> =>
  rejectNotConnected(context, id, tenantTexts.fortnoxMissing);
