import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { companyCalls } from '@husrum/contract/company';
import { listCompanies } from './company.store';
import { companyTexts } from './company.texts';
import { createCompany } from './create-company';
import { readCompany, readInvoicingConfig } from './read-company';
import { removeCompany } from './remove-company';
import { updateCompany } from './update-company';

/**
 * `updateInvoicingConfig` is served by `job-run`: turning automatic invoicing on decides with which month the company's runs
 * start.
 */
export const companyRoutes: readonly Route[] = [
  serveReadOnly(companyCalls.list, ({ query }, context) => listCompanies(context, query)),
  serve(companyCalls.detail, ({ params }, context) => readCompany(context, params.id)),
  serve(companyCalls.create, async ({ body }, context) => {
    const id = await createCompany(context, body.company);
    return { company: await readCompany(context, id) };
  }),
  serve(companyCalls.update, async ({ body }, context) => {
    await updateCompany(context, body);
    return readCompany(context, body.id);
  }),
  serve(companyCalls.remove, async ({ params }, context) => {
    await removeCompany(context, params.id);
    return { message: companyTexts.removed };
  }),
  serve(companyCalls.invoicingConfig, ({ params }, context) => readInvoicingConfig(context, params.id)),
];
