import type { businessCalls } from '@husrum/contract/business';
import type { BodyOf, OkOf } from '@husrum/contract/core';
import { invalid } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { canonicalIdentifier, identifierText } from '../tenant/tenant.rules';
import { businessRow, updateBusinessRow } from './business.store';
import { readBusiness } from './read-business';

type Update = typeof businessCalls.update;

export const updateBusiness = async (
  context: RequestContext,
  input: BodyOf<Update>,
): Promise<OkOf<Update>> => {
  const { organisation } = await businessRow(context.tx);
  const identifier = canonicalIdentifier(
    { identifier: input.identifier, organisation },
    context.clock.today(),
  );
  if (identifier === null) throw invalid({ identifier: [identifierText(organisation)] });
  await updateBusinessRow(context.tx, { ...input, identifier });
  return readBusiness(context);
};
