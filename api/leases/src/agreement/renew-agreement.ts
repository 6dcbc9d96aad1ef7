import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Agreement } from '@husrum/contract/agreement';
import { isSigningOver } from './agreement.rules';
import { findAgreement } from './agreement.store';
import { agreementTexts } from './agreement.texts';
import { createAgreement } from './create-agreement';
import { readAgreement } from './read-agreement';
import { removeAgreement } from './remove-agreement';

/**
 * Replaces an agreement whose signing was cancelled or has expired with a new agreement of the same file, which can be sent
 * for signing. The history of the lease states that the old one was removed and the new one added.
 */
export const renewAgreement = async (context: RequestContext, id: number): Promise<Agreement> => {
  const { lease_id, file_id, name, signing_status } = orNotFound(
    await findAgreement(context.tx, id, { isSigningOn: true }),
  );
  if (!isSigningOver(signing_status)) throw problem('conflict', { message: agreementTexts.notRenewable });
  await removeAgreement(context, id);
  return readAgreement(context, await createAgreement(context, { lease_id, file_id, name }));
};
