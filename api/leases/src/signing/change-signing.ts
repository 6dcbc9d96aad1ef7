import { orNotFound, problem, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import { createZignedProvider, ServiceError, type SigningProvider } from '@husrum/api-ports';
import { insertLeaseEvent } from '../lease/lease-event.store';
import { matchParticipants } from './deliver-signing';
import {
  findLatestSigning,
  listParties,
  lockAgreement,
  lockSigning,
  readLandlord,
  type Signing,
  saveParty,
  saveSigning,
} from './signing.store';
import { cancelledMail, reminderMail, signingTexts } from './signing.texts';

/** The shortest time between two reminders to one party. */
const REMIND_PAUSE_MS = 3_600_000;

const conflict = (message: string) => problem('conflict', { message });

/** The latest signing of the agreement, which is locked. Throws 409 if it has none, or the service refused it. */
const requireSigning = async ({ tx }: RequestContext, agreementId: number): Promise<Signing> => {
  orNotFound(await lockAgreement(tx, agreementId));
  const signing = await findLatestSigning(tx, agreementId);
  if (signing === undefined || signing.refused) throw conflict(signingTexts.notRunning);
  return signing;
};

/** Calls the signing service. Throws 409 when none is configured, and 503 when it fails or refuses, which is logged. */
const callProvider = async <T>(
  context: TransactionsContext,
  call: (provider: SigningProvider) => Promise<T>,
): Promise<T> => {
  const { settings, log } = await context.transaction(async ({ settings, log }) => ({ settings, log }));
  if (settings.zigned === undefined) throw conflict(signingTexts.notConfigured);
  try {
    return await call(createZignedProvider(settings.zigned));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.warn({ err: error }, 'the signing service refused or did not answer');
    throw problem('unavailable', { message: signingTexts.unavailable });
  }
};

/** Mails the link to sign again to the parties who have not answered and have not been reminded in the last hour. */
export const remindParties = async (
  context: TransactionsContext,
  agreementId: number,
): Promise<{ message: string }> => {
  const signing = await context.transaction((request) => requireSigning(request, agreementId));
  const { provider_id, status } = signing;
  if (status === 'draft') throw conflict(signingTexts.notSentYet);
  if (status !== 'pending' || provider_id === null) throw conflict(signingTexts.notRunning);
  const participants = await callProvider(context, (provider) => provider.listParticipants(provider_id));
  return context.transaction(async (request) => {
    const { tx, clock, outbox } = request;
    const agreement = orNotFound(await lockAgreement(tx, agreementId));
    // It may have been cancelled while the service was called.
    const current = await lockSigning(tx, signing.id);
    if (current?.status !== 'pending') throw conflict(signingTexts.notRunning);
    const { name: landlord } = await readLandlord(tx, agreement.lease_id);
    const now = clock.now();
    const remindedBefore = new Date(now.getTime() - REMIND_PAUSE_MS).toISOString();
    const waiting = matchParticipants(await listParties(tx, signing.id), participants).filter(
      ({ party, participant }) =>
        party.status === 'waiting' &&
        participant?.signingUrl !== undefined &&
        participant.status !== 'fulfilled',
    );
    if (waiting.length === 0) throw conflict(signingTexts.notRunning);
    const due = waiting.filter(({ party }) => (party.reminded_at ?? '') <= remindedBefore);
    if (due.length === 0) throw conflict(signingTexts.remindedLately);
    for (const { party, participant } of due) {
      const href = participant?.signingUrl ?? '';
      const { message, sent_at } = signing;
      await outbox.sendMail(
        reminderMail(
          { party, agreement: agreement.name, landlord, href, message },
          sent_at ?? signing.created_at,
        ),
      );
      await saveParty(tx, party.id, { reminded_at: now.toISOString() });
    }
    const detail = due.map(({ party }) => party.name).join(', ');
    await insertLeaseEvent(request, agreement.lease_id, { kind: 'SIGNING_REMINDED', detail });
    return { message: signingTexts.reminded(due.length) };
  });
};

const recordCancelled = async (
  request: RequestContext,
  { id, agreement_id }: Signing,
  reason: string,
): Promise<{ message: string }> => {
  const { tx, clock, outbox } = request;
  const agreement = orNotFound(await lockAgreement(tx, agreement_id));
  const current = await lockSigning(tx, id);
  if (current?.status === 'cancelled') return { message: signingTexts.cancelled };
  await saveSigning(tx, id, {
    status: 'cancelled',
    cancel_reason: reason,
    ended_at: clock.now().toISOString(),
    last_error: null,
  });
  await insertLeaseEvent(request, agreement.lease_id, { kind: 'SIGNING_CANCELLED', detail: agreement.name });
  // Before the signing was sent, no party has heard of it.
  if (current?.sent_at != null) {
    const { name: landlord } = await readLandlord(tx, agreement.lease_id);
    for (const party of await listParties(tx, id))
      await outbox.sendMail(cancelledMail({ party, agreement: agreement.name, landlord }, reason));
  }
  return { message: signingTexts.cancelled };
};

/**
 * Cancels the signing at the service first. If that fails, the status there decides: the response may have been lost, or the
 * last party may just have signed. A draft is cancelled in our database only, and the job that sends it stops.
 */
export const cancelSigning = async (
  context: TransactionsContext,
  agreementId: number,
  reason: string,
): Promise<{ message: string }> => {
  const prepared = await context.transaction(async (request) => {
    const signing = await requireSigning(request, agreementId);
    const { status, provider_id } = signing;
    if (status === 'signed' || status === 'completed') throw conflict(signingTexts.alreadySigned);
    if (!['draft', 'pending', 'unknown'].includes(status)) throw conflict(signingTexts.notRunning);
    return status === 'draft' || provider_id === null
      ? { done: await recordCancelled(request, signing, reason) }
      : { signing, provider_id };
  });
  if (prepared.done !== undefined) return prepared.done;
  const { signing, provider_id } = prepared;
  await callProvider(context, async (provider) => {
    try {
      await provider.cancelAgreement(provider_id, reason);
    } catch (error) {
      const { status } = await provider.readAgreement(provider_id);
      if (status === 'fulfilled') throw conflict(signingTexts.alreadySigned);
      if (status !== 'cancelled') throw error;
    }
  });
  return context.transaction((request) => recordCancelled(request, signing, reason));
};
