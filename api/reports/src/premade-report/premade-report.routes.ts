import { invalidInput, problem, type RequestContext, serve } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import { type PremadeReport, premadeReportCalls } from '@husrum/contract/premade-report';
import { toReportColumns } from '../report/load-report-plan';
import { isReportPlan, planReport } from '../report/plan-report.rules';
import { loadReportModels } from '../report/report-models';
import { premadeReportErrors, premadeReportTexts } from './premade-report.texts';
import { isPremadeReportKey, premadeReportKeys, premadeReports } from './premade-reports';

/** The number of columns that the card of a pre-made report lists. */
const EXAMPLE_COLUMNS = 5;

const listPremadeReports = async ({ tx }: RequestContext): Promise<PremadeReport[]> => {
  const models = await loadReportModels(tx);
  return premadeReportKeys.map((key) => {
    const plan = planReport(models, premadeReports[key]);
    if (!isReportPlan(plan)) throw invalidInput(plan);
    const columns = toReportColumns(plan)
      .slice(0, EXAMPLE_COLUMNS)
      .map(({ label }) => label);
    return { key, ...premadeReportTexts[key], columns };
  });
};

const loadPremadeReport = async (key: string): Promise<ResponseOf<typeof premadeReportCalls.load>> => {
  if (!isPremadeReportKey(key))
    throw problem('notFound', { message: premadeReportErrors.unknownReport(key) });
  return { key, title: premadeReportTexts[key].title, definition: premadeReports[key] };
};

export const premadeReportRoutes = [
  serve(premadeReportCalls.list, (_input, context) => listPremadeReports(context)),
  serve(premadeReportCalls.load, ({ params }) => loadPremadeReport(params.key)),
];
