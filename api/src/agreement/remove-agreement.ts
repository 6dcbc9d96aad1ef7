import { addLeaseEvent } from '../lease/lease-event.store';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { deleteAgreement } from './agreement.store';

/** The file stays among the lease's: whoever wants that gone too removes it there. */
export const removeAgreement = async (work: Work, id: number): Promise<void> => {
  const { lease_id, name } = found(await deleteAgreement(work.tx, id));
  await addLeaseEvent(work, lease_id, { what: 'AGREEMENT_REMOVED', detail: name });
};
