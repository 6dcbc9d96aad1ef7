import { leaseTexts } from '@husrum/api-leases';
import { overlaps, type Span } from '@husrum/format';
import type { FixedColumnKey } from './import.columns';
import { importTexts } from './import.texts';
import type { ImportDraft, KnownEntity } from './import-draft.rules';
import type { ParsedLease, ParsedRow } from './import-row.types';
import { type ExistingLease, type Ref, refKey } from './plan-import.types';
import type { RowReport } from './row-report.rules';

const columns: Readonly<Record<string, FixedColumnKey>> = {
  reference: 'reference',
  start: 'start',
  stop: 'stop',
  tax_rate: 'tax_rate',
  payment_interval: 'payment_interval',
  notice_length: 'notice_period',
  notice_type: 'notice_unit',
};

export const reportLeaseErrors = ({ lease, rentColumn }: ParsedRow, report: RowReport): void => {
  if (lease?.terms.errors)
    report.reportErrors(lease.terms.errors, (path) => (path.startsWith('fee') ? rentColumn : columns[path]));
};

/**
 * The existing lease that the row describes: the one with the same tenant and start or, if the row has no start, the one of the
 * tenant that runs on the day of the import or later.
 */
const findSame = (
  leases: readonly ExistingLease[],
  { hasStart }: ParsedLease,
  { period, tenant }: { period: Span; tenant: Ref },
): ExistingLease | undefined =>
  leases.find(
    (lease) =>
      tenant.index === undefined &&
      lease.tenantIds.includes(tenant.id) &&
      (hasStart ? lease.start === period.start : overlaps(lease, period)),
  );

const reportOverlaps = (
  leases: readonly ExistingLease[],
  { period, tenant, periods }: { period: Span; tenant: Ref; periods: KnownEntity['periods'] },
  report: RowReport,
): void => {
  const taken = leases.find((lease) => overlaps(lease, period));
  if (taken) report.addProblem('start', leaseTexts.overlaps(taken.start, taken.stop));
  const planned = periods.find((other) => overlaps(other, period));
  if (planned === undefined) return;
  const isSameLease = refKey(planned.tenant) === refKey(tenant) && planned.start === period.start;
  if (isSameLease) report.addProblem('name', importTexts.sameObject(planned.row));
  else report.addProblem('start', importTexts.overlapsRow(planned.row));
};

/** Plans the lease of the row, unless the object already has it. */
export const resolveLease = (
  draft: ImportDraft,
  { row, lease }: ParsedRow,
  { entity, tenant }: { entity: KnownEntity; tenant: Ref },
  report: RowReport,
): void => {
  const terms = lease?.terms.value;
  if (!lease || !terms?.start) return;
  const period = { start: terms.start, stop: terms.stop };
  const existing = entity.ref.index === undefined ? (draft.leasesByEntity.get(entity.ref.id) ?? []) : [];
  const same = findSame(existing, lease, { period, tenant });
  if (same) {
    report.addIfValid(() => draft.reused.leases.add(same.id));
    return;
  }
  reportOverlaps(existing, { period, tenant, periods: entity.periods }, report);
  report.addIfValid(() => {
    draft.leases.push({ entity: entity.ref, tenant, terms });
    entity.periods.push({ ...period, row, tenant });
  });
};
