import { randomUUID } from 'node:crypto';
import { invalidInput, problem, type RequestContext } from '@husrum/api-platform';
import type { Agreement } from '@husrum/contract/agreement';
import { parseIdentityNumber } from '@husrum/format';
import { readAgreement } from '../agreement/read-agreement';
import { insertSigning, lockAgreement } from './signing.store';
import { signingTexts } from './signing.texts';

interface Signatory {
  readonly name: string;
  readonly email: string;
  readonly personal_number: string | null;
}

interface SendSigningCommand {
  readonly parties: readonly Signatory[];
  readonly message: string | null;
}

/** The kind of the job that takes the next step of a signing. */
export const ADVANCE_SIGNING = 'signing.advance';

/** The parties with their personal numbers in standard form. Throws 422 with an error under each wrong field. */
const validateParties = (parties: readonly Signatory[], today: string): Signatory[] => {
  const fields: Record<string, string[]> = {};
  const seen = new Set<string>();
  const valid = parties.map((party, index) => {
    const key = `${party.name.toLowerCase()} ${party.email}`;
    if (seen.has(key)) fields[`parties[${index}].name`] = [signingTexts.samePartyTwice];
    seen.add(key);
    if (party.personal_number === null) return party;
    const parsed = parseIdentityNumber(party.personal_number, 'person', today);
    if (parsed === null) fields[`parties[${index}].personal_number`] = [signingTexts.personalNumber];
    return { ...party, personal_number: parsed };
  });
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return valid;
};

const explainWhyNotSendable = ({ not_signable_reason, signing_status }: Agreement): string =>
  not_signable_reason ?? (signing_status === null ? signingTexts.notOffered : signingTexts.alreadySent);

/**
 * Stores a signing; a job sends it to the signing service. Throws 409 for an agreement that cannot be sent: see `isSignable`.
 */
export const sendSigning = async (
  context: RequestContext,
  agreementId: number,
  { parties, message }: SendSigningCommand,
): Promise<Agreement> => {
  const { tx, account, clock, outbox, settings } = context;
  const agreement = await lockAgreement(tx, agreementId);
  if (agreement === undefined) throw problem('notFound');
  const shown = await readAgreement(context, agreementId);
  if (settings.zigned === undefined) throw problem('conflict', { message: signingTexts.notConfigured });
  if (!shown.can_sign) throw problem('conflict', { message: explainWhyNotSendable(shown) });
  const id = await insertSigning(
    tx,
    {
      agreement_id: agreementId,
      lookup_key: `husrum-${randomUUID()}`,
      message,
      user_id: account.userId,
      original_file_id: agreement.file_id,
    },
    validateParties(parties, clock.today()),
  );
  if (id === undefined) throw problem('conflict', { message: signingTexts.alreadySent });
  await outbox.enqueueJob(ADVANCE_SIGNING, { billableId: account.businessId, signingId: id });
  return readAgreement(context, agreementId);
};
