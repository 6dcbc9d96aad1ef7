import { createLeases, insertTenants } from '@husrum/api-leases';
import { createCompany, insertEntities, lockParents } from '@husrum/api-objects';
import type { RequestContext } from '@husrum/api-platform';
import type { ImportPlan, PlannedEntity, Ref } from './plan-import.types';

/** The id of a row that existed before, or that the plan has created. */
const idOf = (ref: Ref, createdIds: readonly (number | undefined)[]): number => {
  const id = ref.index === undefined ? ref.id : createdIds[ref.index];
  if (id === undefined) throw new Error('The plan refers to a row that it has not created yet');
  return id;
};

const existingIds = (refs: readonly (Ref | null)[]): number[] => [
  ...new Set(refs.flatMap((ref) => (ref !== null && ref.index === undefined ? [ref.id] : []))),
];

/** Inserts first the objects whose parent exists, then those in new objects. Returns the ids in the order of the plan. */
const createEntities = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  { entities }: ImportPlan,
  companyIds: readonly number[],
): Promise<(number | undefined)[]> => {
  const ids: (number | undefined)[] = entities.map(() => undefined);
  const isInNewObject = ({ parent }: PlannedEntity): boolean => parent?.index !== undefined;
  for (const inNewObjects of [false, true]) {
    const planned = [...entities.entries()].filter(([, entity]) => isInNewObject(entity) === inNewObjects);
    const values = planned.map(([, { input, company, parent }]) => ({
      ...input,
      company_id: idOf(company, companyIds),
      parent_id: parent === null ? null : idOf(parent, ids),
    }));
    const created = await insertEntities(tx, values, clock.today());
    for (const [at, [index]] of planned.entries()) ids[index] = created[at];
  }
  return ids;
};

/** Creates everything of the plan, as the ordinary calls would. Returns the ids of the companies that the rows belong to. */
export const createPlanned = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  plan: ImportPlan,
): Promise<number[]> => {
  await lockParents(context.tx, {
    companyIds: existingIds(plan.usedCompanies),
    entityIds: existingIds(plan.entities.map(({ parent }) => parent)),
  });
  const companyIds: number[] = [];
  for (const company of plan.companies) companyIds.push(await createCompany(context, company));
  const entityIds = await createEntities(context, plan, companyIds);
  const tenantIds = await insertTenants(context.tx, plan.tenants);
  await createLeases(
    context,
    plan.leases.map(({ entity, tenant, terms }) => ({
      lease: { ...terms, entity_id: idOf(entity, entityIds) },
      tenantId: idOf(tenant, tenantIds),
    })),
  );
  return plan.usedCompanies.map((company) => idOf(company, companyIds));
};
