import { agreementCalls } from '@husrum/contract/agreement';
import { serve } from '../platform/http';
import { agreementTexts } from './agreement.texts';
import { createAgreement } from './create-agreement';
import { listAgreements } from './list-agreements';
import { removeAgreement } from './remove-agreement';

export const agreementRoutes = [
  serve(agreementCalls.listByLease, ({ params }, context) => listAgreements(context, params.id)),
  serve(agreementCalls.create, ({ body }, context) => createAgreement(context, body)),
  serve(agreementCalls.remove, async ({ params }, context) => {
    await removeAgreement(context, params.id);
    return { message: agreementTexts.removed };
  }),
];
