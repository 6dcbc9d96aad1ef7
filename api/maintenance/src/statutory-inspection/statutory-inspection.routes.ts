import { problem, type Route, serve } from '@husrum/api-platform';
import { statutoryInspectionCalls } from '@husrum/contract/statutory-inspection';
import { toOptionalOre } from '../maintenance/maintenance-command.rules';
import { changeFacts, readFacts } from './change-facts';
import { changeInterval, resetInterval } from './change-interval';
import { createRemarkTicket } from './create-remark-ticket';
import { exportPlanPdf, exportPlanSheet } from './export-plan';
import { countRequirements, listRequirements } from './list-requirements';
import { planInspectionActivity } from './plan-inspection-activity';
import { countInspectionsByYear, listPlan } from './read-plan';
import { readRequirement, requireKind } from './read-requirement';
import { registerInspection } from './register-inspection';
import { saveInstallations } from './save-installations';
import { deleteInspection } from './statutory-inspection.store';
import { statutoryInspectionTexts } from './statutory-inspection.texts';

export const statutoryInspectionRoutes: readonly Route[] = [
  serve(statutoryInspectionCalls.list, ({ query }, context) => listRequirements(context, query)),
  serve(statutoryInspectionCalls.counts, ({ query }, context) => countRequirements(context, query)),
  serve(statutoryInspectionCalls.facts, ({ params }, context) => readFacts(context, params.id)),
  serve(
    statutoryInspectionCalls.saveFacts,
    ({ body }, context) => changeFacts(context, body),
    ({ body }, context) => readFacts(context, body.entity_id),
  ),
  serve(statutoryInspectionCalls.years, ({ query }, context) => countInspectionsByYear(context, query)),
  serve(statutoryInspectionCalls.plan, ({ query }, context) => listPlan(context, query)),
  serve(statutoryInspectionCalls.planPdf, ({ query }, context) => exportPlanPdf(context, query)),
  serve(statutoryInspectionCalls.planSheet, ({ query }, context) => exportPlanSheet(context, query)),
  serve(statutoryInspectionCalls.detail, ({ params, query }, context) =>
    readRequirement(context, { entity_id: params.id, kind: requireKind(params.kind), ...query }),
  ),
  serve(statutoryInspectionCalls.register, ({ body }, context) => {
    const { budget, cost, installation_id, ...inspection } = body;
    return registerInspection(context, {
      ...inspection,
      installation_id: installation_id ?? null,
      budgetOre: toOptionalOre(budget ?? null),
      costOre: toOptionalOre(cost),
    });
  }),
  serve(statutoryInspectionCalls.remove, async ({ params }, { tx }) => {
    if (!(await deleteInspection(tx, params.id))) throw problem('notFound');
    return { message: statutoryInspectionTexts.removed };
  }),
  serve(
    statutoryInspectionCalls.setInterval,
    ({ body }, context) => changeInterval(context, body),
    ({ body }, context) => readRequirement(context, body),
  ),
  serve(statutoryInspectionCalls.resetInterval, ({ params }, context) =>
    resetInterval(context, { entity_id: params.id, kind: requireKind(params.kind) }),
  ),
  serve(
    statutoryInspectionCalls.saveInstallations,
    ({ body }, context) => saveInstallations(context, body),
    ({ body: { entity_id, kind } }, context) => readRequirement(context, { entity_id, kind }),
  ),
  serve(statutoryInspectionCalls.planActivity, ({ body }, context) => {
    const { budget, installation_id, ...activity } = body;
    return planInspectionActivity(context, {
      ...activity,
      installation_id: installation_id ?? null,
      budgetOre: toOptionalOre(budget),
    });
  }),
  serve(statutoryInspectionCalls.createTicket, ({ params }, context) =>
    createRemarkTicket(context, params.id),
  ),
];
