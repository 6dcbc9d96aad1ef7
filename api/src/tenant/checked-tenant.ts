import type { TenantInput } from '@husrum/contract/tenant';
import { invalid } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { canonicalIdentifier, identifierText } from './tenant.rules';
import { tenantWithIdentifier } from './tenant.store';

interface Place {
  /** The tenant that is being changed, which may keep its own number. */
  exceptId?: number;
  /** Where the fields stand in the body: `tenant.` when they are part of something larger. */
  prefix?: string;
}

/** The tenant with its number as it is stored. A number that is wrong, or somebody else's in the account, is refused. */
export const checkedTenant = async (
  { tx, clock }: RequestContext,
  input: TenantInput,
  { exceptId, prefix = '' }: Place = {},
): Promise<TenantInput> => {
  const field = `${prefix}identifier`;
  const identifier = canonicalIdentifier(input, clock.today());
  if (identifier === null) throw invalid({ [field]: [identifierText(input.organisation)] });
  const other = await tenantWithIdentifier(tx, identifier, exceptId ?? null);
  if (other) throw invalid({ [field]: [`Numret tillhör redan hyresgästen ${other.name}`] });
  return { ...input, identifier };
};
