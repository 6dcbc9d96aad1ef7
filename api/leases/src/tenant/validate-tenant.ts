import { invalidInput, type RequestContext } from '@husrum/api-platform';
import { getIdentifierError, type TenantFields, toCanonicalIdentifier } from './tenant.rules';
import { findTenantByIdentifier } from './tenant.store';
import { tenantTexts } from './tenant.texts';

interface Options {
  /** The tenant that is being updated: it may keep its own number. */
  exceptId?: number;
  /** The path of the fields in the request body, for example `tenant.`. */
  prefix?: string;
}

/**
 * Returns the tenant with its number in canonical form. Throws `invalid` if the number is malformed or belongs to another
 * tenant of the business.
 */
export const validateTenant = async (
  { tx, clock }: RequestContext,
  input: TenantFields,
  { exceptId, prefix = '' }: Options = {},
): Promise<TenantFields> => {
  const field = `${prefix}identifier`;
  const identifier = toCanonicalIdentifier(input, clock.today());
  if (identifier === null) throw invalidInput({ [field]: [getIdentifierError(input.organisation)] });
  const other = await findTenantByIdentifier(tx, identifier, exceptId ?? null);
  if (other) throw invalidInput({ [field]: [tenantTexts.identifierTaken(other.name)] });
  return { ...input, identifier };
};
