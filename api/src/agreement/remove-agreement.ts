import { insertLeaseEvent } from '../lease/lease-event.store';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { deleteAgreement } from './agreement.store';

/** The file is kept among the lease's files. */
export const removeAgreement = async (context: RequestContext, id: number): Promise<void> => {
  const { lease_id, name } = orNotFound(await deleteAgreement(context.tx, id));
  await insertLeaseEvent(context, lease_id, { kind: 'AGREEMENT_REMOVED', detail: name });
};
