import {
  createXlsx,
  type FileResponse,
  invalidInput,
  type RequestContext,
  XLSX_MIMETYPE,
} from '@husrum/api-platform';
import { planDocumentTexts } from './plan-document.texts';
import { findPlanOwnerName } from './plan-owner.store';
import { createPlanSheet } from './plan-sheet';
import { type PlanQuery, readPlan } from './read-plan';
import { renderPlanPdf } from './render-plan-pdf';

/** A plan with more rows would be hundreds of pages. */
const MAX_PDF_ROWS = 3000;

export const exportPlanPdf = async (context: RequestContext, query: PlanQuery): Promise<FileResponse> => {
  const { year, company_id } = query;
  const owner = await findPlanOwnerName(context.tx, context.account.businessId, company_id);
  const rows = await readPlan(context, query);
  if (rows.length > MAX_PDF_ROWS)
    throw invalidInput({ year: [planDocumentTexts.tooManyRows(rows.length, MAX_PDF_ROWS)] });
  return {
    name: planDocumentTexts.fileName(year, 'pdf'),
    mimetype: 'application/pdf',
    bytes: await renderPlanPdf({ year, owner, rows, today: context.clock.today() }),
  };
};

export const exportPlanSheet = async (context: RequestContext, query: PlanQuery): Promise<FileResponse> => ({
  name: planDocumentTexts.fileName(query.year, 'xlsx'),
  mimetype: XLSX_MIMETYPE,
  bytes: await createXlsx([createPlanSheet(await readPlan(context, query), query.year)]),
});
