import { companyCalls } from '@husrum/contract/company';
import { type Route, serve } from '../platform/http';
import { companyPage } from './company.store';
import { createCompany } from './create-company';
import { removeCompany } from './remove-company';
import { showCompany, showInvoicing } from './show-company';
import { updateCompany } from './update-company';
import { updateInvoicing } from './update-invoicing';

export const companyRoutes: readonly Route[] = [
  serve(companyCalls.list, ({ query }, context) => companyPage(context, query)),
  serve(companyCalls.detail, ({ params }, { tx }) => showCompany(tx, params.id)),
  serve(companyCalls.create, async ({ body }, context) => {
    const id = await createCompany(context, body.company);
    return { company: await showCompany(context.tx, id) };
  }),
  serve(companyCalls.update, async ({ body }, context) => {
    await updateCompany(context, body);
    return showCompany(context.tx, body.id);
  }),
  serve(companyCalls.remove, async ({ params }, { tx }) => {
    await removeCompany(tx, params.id);
    return { message: 'Företaget är borttaget' };
  }),
  serve(companyCalls.invoicing, ({ params }, { tx }) => showInvoicing(tx, params.id)),
  serve(companyCalls.updateInvoicing, ({ params, body }, context) =>
    updateInvoicing(context, params.id, body),
  ),
];
