import { companyCalls } from '@husrum/contract/company';
import { type Route, serve } from '../platform/http';
import { companyPage } from './company.store';
import { createCompany } from './create-company';
import { removeCompany } from './remove-company';
import { showCompany, showInvoicing } from './show-company';
import { updateCompany } from './update-company';
import { updateInvoicing } from './update-invoicing';

export const companyRoutes: readonly Route[] = [
  serve(companyCalls.list, ({ query }, work) => companyPage(work, query)),
  serve(companyCalls.detail, ({ params }, { tx }) => showCompany(tx, params.id)),
  serve(companyCalls.create, async ({ body }, work) => {
    const id = await createCompany(work, body.company);
    return { company: await showCompany(work.tx, id) };
  }),
  serve(companyCalls.update, async ({ body }, work) => {
    await updateCompany(work, body);
    return showCompany(work.tx, body.id);
  }),
  serve(companyCalls.remove, async ({ params }, { tx }) => {
    await removeCompany(tx, params.id);
    return { message: 'Företaget är borttaget' };
  }),
  serve(companyCalls.invoicing, ({ params }, { tx }) => showInvoicing(tx, params.id)),
  serve(companyCalls.updateInvoicing, ({ params, body }, work) => updateInvoicing(work, params.id, body)),
];
