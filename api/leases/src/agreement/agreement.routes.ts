import { type Route, serve, serveWithTransactions } from '@husrum/api-platform';
import { agreementCalls } from '@husrum/contract/agreement';
import { agreementTexts } from './agreement.texts';
import { createAgreement } from './create-agreement';
import { createFromTemplate, previewTemplate } from './create-from-template';
import { listAgreements } from './list-agreements';
import { readAgreement } from './read-agreement';
import { removeAgreement } from './remove-agreement';
import { renewAgreement } from './renew-agreement';

export const agreementRoutes: readonly Route[] = [
  serve(agreementCalls.listByLease, ({ params }, context) => listAgreements(context, params.id)),
  serve(agreementCalls.create, async ({ body }, context) =>
    readAgreement(context, await createAgreement(context, body)),
  ),
  serveWithTransactions(agreementCalls.previewTemplate, ({ body }, context) =>
    previewTemplate(context, body),
  ),
  serveWithTransactions(agreementCalls.createFromTemplate, ({ body }, context) =>
    createFromTemplate(context, body),
  ),
  serve(agreementCalls.renew, ({ params }, context) => renewAgreement(context, params.id)),
  serve(agreementCalls.remove, async ({ params }, context) => {
    await removeAgreement(context, params.id);
    return { message: agreementTexts.removed };
  }),
];
