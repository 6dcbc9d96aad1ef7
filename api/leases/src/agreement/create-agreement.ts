import { findAgreementOfFile, lockFile } from '@husrum/api-objects';
import { type ActorContext, invalidInput, orNotFound, problem, type Tx } from '@husrum/api-platform';
import { lockLease } from '../lease/lease.store';
import { insertLeaseEvent } from '../lease/lease-event.store';
import { computeLeaseState } from '../lease/lease-row.rules';
import { insertAgreement } from './agreement.store';
import { agreementTexts } from './agreement.texts';

interface CreateAgreementCommand {
  readonly lease_id: number;
  readonly file_id: number;
  readonly name: string;
}

/** Throws 422 unless the file is one of the lease's files and not an agreement already. Locks the file. */
const requireLeaseFile = async (tx: Tx, { file_id, lease_id }: CreateAgreementCommand): Promise<void> => {
  const file = await lockFile(tx, file_id);
  if (file?.fileable_type !== 'lease' || file.fileable_id !== lease_id)
    throw invalidInput({ file_id: [agreementTexts.notFileOfLease] });
  const existing = await findAgreementOfFile(tx, file_id);
  if (existing) throw invalidInput({ file_id: [agreementTexts.alreadyAgreement(existing.name)] });
};

/** Returns the id of the agreement. */
export const createAgreement = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  input: CreateAgreementCommand,
): Promise<number> => {
  const { tx, clock } = context;
  const lease = orNotFound(await lockLease(tx, input.lease_id));
  if (computeLeaseState(lease, clock.today()) === 'inactive')
    throw problem('conflict', { message: agreementTexts.leaseEnded });
  await requireLeaseFile(tx, input);
  await insertLeaseEvent(context, lease.id, { kind: 'AGREEMENT_ADDED', detail: input.name });
  return insertAgreement(tx, input);
};
