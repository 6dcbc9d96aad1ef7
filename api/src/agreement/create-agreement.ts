import type { Agreement, agreementCalls } from '@husrum/contract/agreement';
import type { BodyOf } from '@husrum/contract/core';
import { lockFile } from '../file/file.store';
import { lockLease } from '../lease/lease.store';
import { addLeaseEvent } from '../lease/lease-event.store';
import { stateOf } from '../lease/lease-row.rules';
import type { Tx } from '../platform/db';
import { invalid, orNotFound, problem } from '../platform/errors';
import type { ActorContext } from '../platform/http';
import { agreementOnFile, insertAgreement } from './agreement.store';

type Input = BodyOf<typeof agreementCalls.create>;

/** Only what has been uploaded to the lease is an agreement on it, and only once. */
const requireFileOf = async (tx: Tx, { file_id, lease_id }: Input): Promise<void> => {
  const file = await lockFile(tx, file_id);
  if (file?.fileable_type !== 'lease' || file.fileable_id !== lease_id)
    throw invalid({ file_id: ['Filen finns inte bland uthyrningens filer.'] });
  const other = await agreementOnFile(tx, file_id);
  if (other) throw invalid({ file_id: [`Filen är redan avtalet ${other.name}.`] });
};

export const createAgreement = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  input: Input,
): Promise<Agreement> => {
  const { tx, clock } = context;
  const lease = orNotFound(await lockLease(tx, input.lease_id));
  if (stateOf(lease, clock.today()) === 'inactive')
    throw problem('conflict', { message: 'Uthyrningen är avslutad och kan inte få fler avtal.' });
  await requireFileOf(tx, input);
  await addLeaseEvent(context, lease.id, { what: 'AGREEMENT_ADDED', detail: input.name });
  return insertAgreement(tx, input);
};
