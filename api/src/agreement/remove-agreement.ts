import { addLeaseEvent } from '../lease/lease-event.store';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { deleteAgreement } from './agreement.store';

/** The file stays among the lease's: whoever wants that gone too removes it there. */
export const removeAgreement = async (context: RequestContext, id: number): Promise<void> => {
  const { lease_id, name } = orNotFound(await deleteAgreement(context.tx, id));
  await addLeaseEvent(context, lease_id, { what: 'AGREEMENT_REMOVED', detail: name });
};
