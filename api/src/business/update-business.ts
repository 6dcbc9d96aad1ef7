import type { businessCalls } from '@husrum/contract/business';
import type { BodyOf, ResponseOf } from '@husrum/contract/core';
import { invalidInput } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { getIdentifierError, toCanonicalIdentifier } from '../tenant/tenant.rules';
import { readBusinessFields, saveBusiness } from './business.store';
import { readBusiness } from './read-business';

type Update = typeof businessCalls.update;

export const updateBusiness = async (
  context: RequestContext,
  input: BodyOf<Update>,
): Promise<ResponseOf<Update>> => {
  const { organisation } = await readBusinessFields(context.tx);
  const identifier = toCanonicalIdentifier(
    { identifier: input.identifier, organisation },
    context.clock.today(),
  );
  if (identifier === null) throw invalidInput({ identifier: [getIdentifierError(organisation)] });
  await saveBusiness(context.tx, { ...input, identifier });
  return readBusiness(context);
};
