import { calls } from '@husrum/contract';
import { serve } from '../platform/http';
import { createAgreement } from './create-agreement';
import { listAgreements } from './list-agreements';
import { removeAgreement } from './remove-agreement';

const { agreement } = calls;

export const agreementRoutes = [
  serve(agreement.ofLease, ({ params }, work) => listAgreements(work, params.id)),
  serve(agreement.create, ({ body }, work) => createAgreement(work, body)),
  serve(agreement.remove, async ({ params }, work) => {
    await removeAgreement(work, params.id);
    return { message: 'Avtal borttaget' };
  }),
];
