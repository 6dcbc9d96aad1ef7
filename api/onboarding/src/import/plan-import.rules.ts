import type { EntityType } from '@husrum/contract/entity';
import type { ImportCounts } from '@husrum/contract/import';
import { createDraft, type ImportDraft, type KnownEntity, placeKey } from './import-draft.rules';
import type { ParsedRow, RowProblem } from './import-row.types';
import { type ExistingPortfolio, type ImportPlan, type Ref, refKey } from './plan-import.types';
import { resolveCompany } from './resolve-company.rules';
import { type Place, resolveEntity, resolveParent } from './resolve-entity.rules';
import { reportLeaseErrors, resolveLease } from './resolve-lease.rules';
import { resolveTenant } from './resolve-tenant.rules';
import { createRowReport, type RowReport } from './row-report.rules';

const isEstateRow = ({ type }: ParsedRow): boolean => type !== undefined && type.rentable !== 1;

interface ResolvedRow {
  readonly company: Ref | null;
  readonly parent: KnownEntity | undefined;
  readonly entity: KnownEntity | null;
  readonly tenant: Ref | null;
}

const resolveRow = (draft: ImportDraft, parsed: ParsedRow, report: RowReport): ResolvedRow => {
  const { type, estate } = parsed;
  const company = resolveCompany(draft, parsed, report);
  const parent =
    company === null || estate === null
      ? undefined
      : resolveParent(draft, parsed, { company, name: estate }, report);
  // Null for an object whose company or estate has a problem.
  const place: Place | null = company === null || parent === null ? null : { company, parent };
  const entity = type === undefined ? null : resolveEntity(draft, parsed, { type, place }, report);
  reportLeaseErrors(parsed, report);
  const tenant =
    type === undefined || parsed.tenant === null
      ? null
      : resolveTenant(draft, parsed, { type, tenant: parsed.tenant }, report);
  if (entity !== null && tenant !== null) resolveLease(draft, parsed, { entity, tenant }, report);
  return { company, parent: parent ?? undefined, entity, tenant };
};

const markUse = (ids: Set<number>, ref: Ref | null | undefined): void => {
  if (ref && ref.index === undefined) ids.add(ref.id);
};

/** Adds one row to the plan. A row with a problem adds nothing. */
const addRow = (draft: ImportDraft, parsed: ParsedRow): readonly RowProblem[] => {
  const report = createRowReport(parsed);
  const { company, parent, entity, tenant } = resolveRow(draft, parsed, report);
  if (report.problems.length > 0) {
    if (isEstateRow(parsed) && company !== null && parsed.name !== null)
      draft.failedEstates.set(placeKey(company, null, parsed.name), parsed.row);
    return report.problems;
  }
  report.runAdditions();
  const { reused } = draft;
  if (company !== null) draft.usedCompanies.set(refKey(company), company);
  markUse(reused.companies, company);
  markUse(reused.estates, parent?.ref);
  markUse(isEstateRow(parsed) ? reused.estates : reused.entities, entity?.ref);
  markUse(reused.tenants, tenant);
  if (entity !== null) {
    entity.row ??= parsed.row;
    entity.hasLeaseRows = parsed.lease !== null;
  }
  return [];
};

const countPlan = ({ types, companies, entities, tenants, leases, reused }: ImportDraft): ImportCounts => {
  const estateIds = new Set(types.filter(({ kind }) => kind === 'estates').map(({ id }) => id));
  const estates = entities.filter(({ input }) => estateIds.has(input.entity_type_id)).length;
  return {
    companies: { created: companies.length, reused: reused.companies.size },
    estates: { created: estates, reused: reused.estates.size },
    entities: { created: entities.length - estates, reused: reused.entities.size },
    tenants: { created: tenants.length, reused: reused.tenants.size },
    leases: { created: leases.length, reused: reused.leases.size },
  };
};

/**
 * Decides row by row what the import creates. Companies are found by their number, estates and objects by their name in the same
 * place, tenants by their number, and leases by object, tenant and start: what exists is used again. A row with a problem creates
 * nothing, so later rows do without what it would have created. The caller adds the rows one by one, as `ordered`.
 */
export const startPlan = (
  rows: readonly ParsedRow[],
  existing: ExistingPortfolio,
  types: readonly EntityType[],
) => {
  const draft = createDraft(rows, existing, types);
  const problems: RowProblem[] = [];
  return {
    /** Estates with rows of their own come first, so that objects above them in the file are placed in them. */
    ordered: [...rows.filter(isEstateRow), ...rows.filter((row) => !isEstateRow(row))],
    add: (row: ParsedRow): void => void problems.push(...addRow(draft, row)),
    finish: (): ImportPlan => ({
      companies: draft.companies,
      entities: draft.entities,
      tenants: draft.tenants,
      leases: draft.leases,
      usedCompanies: [...draft.usedCompanies.values()],
      counts: countPlan(draft),
      problems: problems.toSorted((one, other) => one.row - other.row),
      invalidRows: new Set(problems.map(({ row }) => row)).size,
    }),
  };
};
