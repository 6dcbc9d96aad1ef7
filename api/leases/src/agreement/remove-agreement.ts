import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { insertLeaseEvent } from '../lease/lease-event.store';
import { deleteAgreement, isBeingSigned } from './agreement.store';
import { agreementTexts } from './agreement.texts';

/** The file stays among the files of the lease. */
export const removeAgreement = async (context: RequestContext, id: number): Promise<void> => {
  if (await isBeingSigned(context.tx, 'id', id))
    throw problem('conflict', { message: agreementTexts.beingSigned });
  const { lease_id, name } = orNotFound(await deleteAgreement(context.tx, id));
  await insertLeaseEvent(context, lease_id, { kind: 'AGREEMENT_REMOVED', detail: name });
};
