import { invalidInput, type RequestContext, requireUnchanged, savedValues } from '@husrum/api-platform';
import type { businessCalls } from '@husrum/contract/business';
import type { BodyOf, ResponseOf } from '@husrum/contract/core';
import { getIdentifierError, toCanonicalIdentifier } from '../tenant/tenant.rules';
import { lockBusiness, readBusinessFields, saveBusiness } from './business.store';
import { readBusiness } from './read-business';

type Update = typeof businessCalls.update;

export const updateBusiness = async (
  context: RequestContext,
  { updated_at, ...input }: BodyOf<Update>,
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
  await saveBusiness(context.tx, { ...input, identifier });
  return readBusiness(context);
};
