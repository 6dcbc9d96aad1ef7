import { createHash } from 'node:crypto';
import type { ActorContext } from '@husrum/api-platform';
import { type ProviderParticipant, ServiceError, type SigningProvider } from '@husrum/api-ports';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { insertLeaseEvent } from '../lease/lease-event.store';
import {
  listParties,
  lockAgreement,
  lockSigning,
  type PartyRecord,
  readLandlord,
  type Signing,
  saveParty,
  saveSigning,
} from './signing.store';
import { invitationMail, signingTexts } from './signing.texts';
import type { SigningContext } from './signing-context';

/** Pairs our parties with the participants of the service. Two parties may share an address, but not both name and address. */
export const matchParticipants = (
  parties: readonly PartyRecord[],
  participants: readonly ProviderParticipant[],
): readonly { readonly party: PartyRecord; readonly participant: ProviderParticipant | undefined }[] =>
  parties.map((party) => ({
    party,
    participant: participants.find(
      ({ id, name, email }) =>
        id === party.provider_id ||
        (party.provider_id === null && name === party.name && email.toLowerCase() === party.email),
    ),
  }));

/**
 * Ends a signing that the service has refused, and notifies the users. It is not retried: a user corrects the parties and sends
 * the agreement again.
 */
export const recordRefusal = async (
  context: ActorContext,
  { id, agreement_id }: Pick<Signing, 'id' | 'agreement_id'>,
  reason: string,
): Promise<void> => {
  const { tx, clock } = context;
  const agreement = await lockAgreement(tx, agreement_id);
  await saveSigning(tx, id, { refused: true, last_error: reason, ended_at: clock.now().toISOString() });
  if (agreement)
    await notifyUsers(
      tx,
      makeNotification(
        notificationKinds.signingRefused,
        signingTexts.refusedNotification(agreement.name),
        agreement.lease_id,
      ),
    );
};

interface Delivery {
  readonly context: SigningContext;
  readonly provider: SigningProvider;
  readonly signing: Signing;
  /** Extends the claim of this process. Throws when the signing is no longer a draft, for example because it was cancelled. */
  readonly keepClaim: () => Promise<void>;
}

/** The agreement at the service: the one that an earlier attempt created, or a new one. */
const findOrCreateAgreement = async ({ context, provider, signing, keepClaim }: Delivery) => {
  const { lookup_key, provider_id } = signing;
  if (provider_id !== null) return provider.readAgreement(provider_id);
  const parties = await context.transaction(({ tx }) => listParties(tx, signing.id));
  const found = await provider.findAgreement(lookup_key);
  await keepClaim();
  const agreement =
    found ??
    (await provider.createAgreement({
      lookupKey: lookup_key,
      issuer: { name: signing.sent_by ?? '', email: signing.sender_email ?? '' },
      needsIdentity: parties.every(({ personal_number }) => personal_number !== null),
    }));
  await context.transaction(({ tx }) => saveSigning(tx, signing.id, { provider_id: agreement.id }));
  return agreement;
};

const addDocument = async (
  { context, provider, signing, keepClaim }: Delivery,
  providerId: string,
): Promise<void> => {
  const agreement = await context.transaction(({ tx }) => lockAgreement(tx, signing.agreement_id));
  const bytes = agreement && (await context.server.files.get(agreement.file_key));
  if (bytes === undefined)
    throw new ServiceError('refused', signingTexts.documentGone, 'The file is not in the file store');
  const originalSha256 = createHash('sha256').update(bytes).digest('hex');
  await context.transaction(({ tx }) => saveSigning(tx, signing.id, { original_sha256: originalSha256 }));
  await keepClaim();
  await provider.addMainDocument(providerId, { name: agreement?.file_name ?? 'avtal.pdf', bytes });
};

const addParties = async (
  { context, provider, signing, keepClaim }: Delivery,
  providerId: string,
): Promise<void> => {
  const parties = await context.transaction(({ tx }) => listParties(tx, signing.id));
  const existing = matchParticipants(parties, await provider.listParticipants(providerId));
  for (const { party, participant } of existing) {
    if (participant !== undefined) continue;
    await keepClaim();
    const { name, email, personal_number: personalNumber } = party;
    await provider.addParticipant(providerId, { name, email, personalNumber });
  }
};

/** Records that the agreement was sent: the status, the ids of the participants, the mails and the history of the lease. */
const recordSent = async (
  context: ActorContext,
  signing: Signing,
  participants: readonly ProviderParticipant[],
): Promise<{ readonly isCancelled: boolean }> => {
  const { tx, clock, outbox } = context;
  const agreement = await lockAgreement(tx, signing.agreement_id);
  const current = await lockSigning(tx, signing.id);
  if (current === undefined || agreement === undefined || current.status === 'cancelled')
    return { isCancelled: true };
  if (current.status !== 'draft') return { isCancelled: false };
  const { name: landlord } = await readLandlord(tx, agreement.lease_id);
  const matched = matchParticipants(await listParties(tx, signing.id), participants);
  for (const { party, participant } of matched) {
    if (participant?.signingUrl === undefined)
      throw new ServiceError('failed', 'A participant has no address to sign at');
    await saveParty(tx, party.id, { provider_id: participant.id });
    const href = participant.signingUrl;
    await outbox.sendMail(
      invitationMail({ party, agreement: agreement.name, landlord, href, message: signing.message }),
    );
  }
  const sentAt = clock.now().toISOString();
  await saveSigning(tx, signing.id, { status: 'pending', sent_at: sentAt, last_error: null });
  await insertLeaseEvent({ tx, account: { userId: signing.user_id } }, agreement.lease_id, {
    kind: 'SIGNING_SENT',
    detail: agreement.name,
  });
  return { isCancelled: false };
};

/**
 * Sends a draft to the service in steps. Each step first checks whether an earlier attempt has done it, so that a retry
 * after any failure makes no second agreement.
 */
export const deliverSigning = async (delivery: Delivery): Promise<void> => {
  const { context, provider, signing, keepClaim } = delivery;
  const agreement = await findOrCreateAgreement(delivery);
  if (agreement.status === 'draft') {
    if (!agreement.hasMainDocument) await addDocument(delivery, agreement.id);
    await addParties(delivery, agreement.id);
    await keepClaim();
    await provider.openAgreement(agreement.id);
  }
  const participants = await provider.listParticipants(agreement.id);
  const { isCancelled } = await context.transaction((request) => recordSent(request, signing, participants));
  if (isCancelled)
    await provider.cancelAgreement(agreement.id, signing.cancel_reason ?? signingTexts.cancelled);
};
