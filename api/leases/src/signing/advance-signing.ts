import { createZignedProvider, ServiceError } from '@husrum/api-ports';
import { deliverSigning, recordRefusal } from './deliver-signing';
import {
  claimSigning,
  findSigning,
  lockSigning,
  lockSigningAndAgreement,
  saveSigning,
} from './signing.store';
import { signingTexts } from './signing.texts';
import type { SigningContext } from './signing-context';
import { isFinalStatus } from './signing-status.rules';
import { syncSigning } from './sync-signing';

/** A process that was killed loses its claim after this time. It is longer than any single call to the service. */
const CLAIM_MS = 120_000;

/** The signing cannot be worked on now: another process has claimed it, or it is no longer a draft. The job is retried later. */
export class SigningClaimedError extends Error {
  override name = 'SigningClaimedError';
}

const claimForStep = async ({ transaction }: SigningContext, id: number): Promise<boolean> =>
  transaction(({ tx, clock }) => {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS).toISOString();
    return claimSigning(tx, id, { now: now.toISOString(), until });
  });

const extendClaim = (context: SigningContext, id: number): Promise<void> =>
  context.transaction(async ({ tx, clock }) => {
    const signing = await lockSigning(tx, id);
    // The user may have cancelled it.
    if (signing === undefined || signing.status !== 'draft')
      throw new SigningClaimedError('The signing is no draft any more');
    await saveSigning(tx, id, { claimed_until: new Date(clock.now().getTime() + CLAIM_MS).toISOString() });
  });

/** Takes the next step of a signing: sends a draft to the service, or reads its state from there. */
const takeStep = async (
  context: SigningContext,
  id: number,
  hint: { readonly isExpired?: boolean },
): Promise<void> => {
  const { zigned } = context.server.settings;
  const signing = await context.transaction(({ tx }) => findSigning(tx, id));
  if (!signing || zigned === undefined || signing.refused || isFinalStatus(signing.status)) return;
  const provider = createZignedProvider(zigned);
  if (signing.status !== 'draft') return syncSigning(context, provider, signing, hint);
  const keepClaim = (): Promise<void> => extendClaim(context, id);
  await deliverSigning({ context, provider, signing, keepClaim });
};

/**
 * Takes the next step of a signing, unless another process is working on it: then throws SigningClaimedError. It also throws
 * the errors of the service, except a refusal: trying again would not help. A refusal ends a draft.
 */
export const advanceSigning = async (
  context: SigningContext,
  id: number,
  hint: { readonly isExpired?: boolean } = {},
): Promise<void> => {
  if (!(await claimForStep(context, id)))
    throw new SigningClaimedError('Another process works on the signing');
  try {
    await takeStep(context, id, hint);
  } catch (error) {
    await recordFailure(context, id, error);
    if (!(error instanceof ServiceError && error.failure === 'refused')) throw error;
  } finally {
    await context.transaction(({ tx }) => saveSigning(tx, id, { claimed_until: null }));
  }
};

const recordFailure = async (context: SigningContext, id: number, error: unknown): Promise<void> => {
  context.server.log.warn({ err: error, signing: id }, 'the signing service refused or did not answer');
  await context.transaction(async (request) => {
    const signing = await lockSigningAndAgreement(request.tx, id);
    if (!signing || isFinalStatus(signing.status)) return;
    if (signing.status === 'draft' && error instanceof ServiceError && error.failure === 'refused')
      await recordRefusal(request, signing, signingTexts.refused);
    else await saveSigning(request.tx, id, { last_error: signingTexts.waiting });
  });
};
