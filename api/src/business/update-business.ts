import type { businessCalls } from '@husrum/contract/business';
import type { BodyOf, OkOf } from '@husrum/contract/core';
import { invalid } from '../platform/errors';
import type { Work } from '../platform/http';
import { canonicalIdentifier, identifierText } from '../tenant/tenant.rules';
import { businessRow, updateBusinessRow } from './business.store';
import { readBusiness } from './read-business';

type Update = typeof businessCalls.update;

export const updateBusiness = async (work: Work, input: BodyOf<Update>): Promise<OkOf<Update>> => {
  const { organisation } = await businessRow(work.tx);
  const identifier = canonicalIdentifier({ identifier: input.identifier, organisation }, work.clock.today());
  if (identifier === null) throw invalid({ identifier: [identifierText(organisation)] });
  await updateBusinessRow(work.tx, { ...input, identifier });
  return readBusiness(work);
};
