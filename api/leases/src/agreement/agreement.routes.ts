import { type Route, serve, serveWithTransactions } from '@husrum/api-platform';
import { agreementCalls } from '@husrum/contract/agreement';
import { toOre } from '@husrum/format';
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
  serveWithTransactions(agreementCalls.previewTemplate, ({ body: { deposit, ...body } }, context) =>
    previewTemplate(context, { ...body, depositOre: deposit === null ? null : toOre(deposit) }),
  ),
  serveWithTransactions(agreementCalls.createFromTemplate, ({ body: { deposit, ...body } }, context) =>
    createFromTemplate(context, { ...body, depositOre: deposit === null ? null : toOre(deposit) }),
  ),
  serve(agreementCalls.renew, ({ params }, context) => renewAgreement(context, params.id)),
  serve(agreementCalls.remove, async ({ params }, context) => {
    await removeAgreement(context, params.id);
    return { message: agreementTexts.removed };
  }),
];
