import { invalidInput, type RequestContext, requireUnchanged, savedValues } from '@husrum/api-platform';
import { changeOwnBusiness } from '@husrum/api-settings';
import type { businessCalls } from '@husrum/contract/business';
import type { ResponseOf } from '@husrum/contract/core';
import { getIdentifierError, toCanonicalIdentifier } from '../tenant/tenant.rules';
import { type BusinessFields, lockBusiness, readBusinessFields } from './business.store';
import { readBusiness } from './read-business';

type Update = typeof businessCalls.update;

interface UpdateBusinessCommand extends BusinessFields {
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateBusiness = async (
  context: RequestContext,
  { updated_at, ...input }: UpdateBusinessCommand,
): Promise<ResponseOf<Update>> => {
  await lockBusiness(context.tx);
  const before = await readBusinessFields(context.tx);
  const { organisation } = before;
  const identifier = toCanonicalIdentifier(
    { identifier: input.identifier, organisation },
    context.clock.today(),
  );
  if (identifier === null) throw invalidInput({ identifier: [getIdentifierError(organisation)] });
  requireUnchanged(before, updated_at, () => savedValues(before, { ...input, identifier }));
  await changeOwnBusiness(context.tx, { ...input, identifier });
  return readBusiness(context);
};
