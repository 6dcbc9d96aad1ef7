import { createHash } from 'node:crypto';
import { createStorageKey, insertFile, reserveStorageKeys } from '@husrum/api-objects';
import type { ActorContext } from '@husrum/api-platform';
import { type ProviderParticipant, ServiceError, type SigningProvider } from '@husrum/api-ports';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import type { SigningStatus } from '@husrum/contract/agreement';
import { notificationKinds } from '@husrum/contract/notification';
import { setAgreementFile } from '../agreement/agreement.store';
import type { LeaseEventKind } from '../lease/lease.tables';
import { insertLeaseEvent } from '../lease/lease-event.store';
import { matchParticipants } from './deliver-signing';
import {
  type AgreementWithFile,
  listParties,
  lockAgreement,
  lockSigningAndAgreement,
  readLandlord,
  type Signing,
  saveParty,
  saveSigning,
} from './signing.store';
import { completedMail, endNotification, signingTexts } from './signing.texts';
import type { SigningContext } from './signing-context';
import { advanceStatus, isFinalStatus, toSigningStatus } from './signing-status.rules';

interface SignedDocument {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

/** Stores the bytes of the signed document. A later transaction makes it the agreement's file. */
const storeDocument = async (
  { transaction, server, businessId }: SigningContext,
  bytes: Buffer,
): Promise<SignedDocument> => {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new ServiceError('failed', 'The signed document is no PDF');
  const key = createStorageKey({ businessId });
  await transaction((context) => reserveStorageKeys(context, [key]));
  await server.files.put(key, bytes, 'application/pdf');
  return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
};

const PARTY_EVENT: Readonly<Partial<Record<string, LeaseEventKind>>> = {
  signed: 'PARTY_SIGNED',
  rejected: 'PARTY_REJECTED',
};
const END_EVENT: Readonly<Partial<Record<SigningStatus, LeaseEventKind>>> = {
  completed: 'SIGNING_COMPLETED',
  cancelled: 'SIGNING_CANCELLED',
  expired: 'SIGNING_EXPIRED',
};

const toPartyStatus = ({ status }: ProviderParticipant): 'waiting' | 'signed' | 'rejected' => {
  if (status === 'fulfilled') return 'signed';
  return status === 'rejected' ? 'rejected' : 'waiting';
};

/** Saves the answers of parties that were waiting, and adds each to the history of the lease. */
const saveParties = async (
  context: ActorContext,
  signingId: number,
  { agreement, participants }: { agreement: AgreementWithFile; participants: readonly ProviderParticipant[] },
): Promise<void> => {
  const { tx, clock } = context;
  for (const { party, participant } of matchParticipants(await listParties(tx, signingId), participants)) {
    if (participant === undefined || party.status !== 'waiting') continue;
    const status = toPartyStatus(participant);
    const kind = PARTY_EVENT[status];
    if (kind === undefined) continue;
    const { method = null } = participant;
    const signedAt = status === 'signed' ? (participant.signedAt ?? clock.now().toISOString()) : null;
    await saveParty(tx, party.id, { status, method, signed_at: signedAt, provider_id: participant.id });
    await insertLeaseEvent(context, agreement.lease_id, { kind, detail: `${party.name}: ${agreement.name}` });
  }
};

/** The signed document becomes the agreement's file, and every party gets it by mail. */
const saveDocument = async (
  context: ActorContext,
  signing: Pick<Signing, 'id'>,
  { agreement, document }: { agreement: AgreementWithFile; document: SignedDocument },
): Promise<void> => {
  const { tx, outbox } = context;
  const name = signingTexts.signedFileName(agreement.name);
  const fileId = await insertFile(tx, {
    ...{
      key: document.key,
      name,
      alias: signingTexts.signedName(agreement.name),
      notice: null,
      user_id: null,
    },
    ...{ size: document.size, mimetype: 'application/pdf' },
    ...{ fileable_type: 'lease' as const, fileable_id: agreement.lease_id },
  });
  await setAgreementFile(tx, agreement.id, fileId);
  await saveSigning(tx, signing.id, { signed_sha256: document.sha256 });
  const { name: landlord } = await readLandlord(tx, agreement.lease_id);
  const attachment = { name, file_key: document.key };
  for (const party of await listParties(tx, signing.id))
    await outbox.sendMail(completedMail({ party, agreement: agreement.name, landlord }, attachment));
};

interface Observation {
  readonly status: SigningStatus;
  readonly participants: readonly ProviderParticipant[];
  readonly document: SignedDocument | undefined;
}

/**
 * Applies the state at the service, unless a later one is known already. Returns the status before and after; undefined for a
 * signing that had ended, or whose agreement was removed.
 */
const applyObservation = async (
  context: ActorContext,
  signingId: number,
  { status, participants, document }: Observation,
): Promise<{ before: SigningStatus; after: SigningStatus } | undefined> => {
  const { tx, clock } = context;
  const signing = await lockSigningAndAgreement(tx, signingId);
  const agreement = signing && (await lockAgreement(tx, signing.agreement_id));
  if (!signing || !agreement || isFinalStatus(signing.status)) return undefined;
  const before = signing.status;
  const after = advanceStatus(before, status);
  await saveParties(context, signingId, { agreement, participants });
  if (after === 'completed' && document) await saveDocument(context, signing, { agreement, document });
  const endedAt = isFinalStatus(after) ? clock.now().toISOString() : null;
  await saveSigning(tx, signingId, { status: after, ended_at: endedAt, last_error: null });
  if (after === before) return { before, after };
  const kind = END_EVENT[after];
  if (kind !== undefined)
    await insertLeaseEvent(context, agreement.lease_id, { kind, detail: agreement.name });
  const text = endNotification(after, agreement.name);
  if (text) await notifyUsers(tx, makeNotification(notificationKinds.signingEnded, text, agreement.lease_id));
  return { before, after };
};

/**
 * Reads the whole state from the service and applies it. Order, repetition and loss of webhooks therefore do not matter, except
 * for `isExpired`, which only a webhook states: the vendor's API description has no such state to read. The signed document is
 * stored before the status becomes `completed`.
 */
export const syncSigning = async (
  context: SigningContext,
  provider: SigningProvider,
  { id, provider_id }: Pick<Signing, 'id' | 'provider_id'>,
  { isExpired = false }: { readonly isExpired?: boolean } = {},
): Promise<void> => {
  if (provider_id === null) return;
  const agreement = await provider.readAgreement(provider_id);
  const participants = await provider.listParticipants(provider_id);
  const status = toSigningStatus({
    agreement: agreement.status,
    participants: participants.map((participant) => participant.status),
    hasSignedDocument: agreement.signedDocument !== undefined,
    isExpired,
  });
  const document =
    status === 'completed' && agreement.signedDocument !== undefined
      ? await storeDocument(context, await provider.readSignedDocument(agreement.signedDocument))
      : undefined;
  const applied = await context.transaction((request) =>
    applyObservation(request, id, { status, participants, document }),
  );
  // The other parties must not continue to sign: the agreement must be sent again.
  if (applied?.after === 'rejected' && agreement.status !== 'cancelled')
    await provider.cancelAgreement(provider_id, signingTexts.rejectedReason).catch((error: unknown) => {
      context.server.log.warn({ err: error, signing: id }, 'a rejected agreement could not be cancelled');
    });
};
