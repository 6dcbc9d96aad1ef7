import { agreementCalls } from '@husrum/contract/agreement';
import { serve } from '../platform/http';
import { createAgreement } from './create-agreement';
import { listAgreements } from './list-agreements';
import { removeAgreement } from './remove-agreement';

export const agreementRoutes = [
  serve(agreementCalls.ofLease, ({ params }, work) => listAgreements(work, params.id)),
  serve(agreementCalls.create, ({ body }, work) => createAgreement(work, body)),
  serve(agreementCalls.remove, async ({ params }, work) => {
    await removeAgreement(work, params.id);
    return { message: 'Avtal borttaget' };
  }),
];
