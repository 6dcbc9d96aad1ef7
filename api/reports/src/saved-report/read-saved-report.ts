import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { ReportDefinition } from '@husrum/contract/report';
import type { SavedReport, savedReportCalls } from '@husrum/contract/saved-report';
import type { LocalDate } from '@husrum/format';
import type { ReportModel } from '../report/report-model.types';
import { findReportModel, listColumns, loadReportModels } from '../report/report-models';
import { nextScheduledOn } from './saved-report.rules';
import { findVisibleReport, listVisibleReports, type SavedReportRow } from './saved-report.store';

type Models = readonly ReportModel[];

/** Whether the user may change the report: only the one who saved it, or everybody who sees it if that user has been removed. */
export const mayChangeReport = (
  { user_id, owner }: Pick<SavedReportRow, 'user_id' | 'owner'>,
  userId: number,
): boolean => user_id === userId || owner === null;

const findNextDate = ({ schedule, day, last_sent_on, scheduled_on }: SavedReportRow, today: LocalDate) =>
  schedule === null || day === null
    ? null
    : nextScheduledOn({ schedule, day }, last_sent_on ?? scheduled_on ?? today);

const toSavedReport = (
  row: SavedReportRow,
  models: Models,
  userId: number,
  today: LocalDate,
): SavedReport => ({
  id: row.id,
  name: row.name,
  is_shared: row.is_shared,
  is_own: mayChangeReport(row, userId),
  owner: row.owner,
  model: findReportModel(models, row.definition.model)?.label ?? null,
  schedule: row.schedule,
  day: row.day,
  format: row.format,
  recipient_ids: row.recipient_ids,
  next_on: findNextDate(row, today),
  last_sent_on: row.last_sent_on,
  updated_at: row.updated_at,
});

export const listSavedReports = async ({ tx, account, clock }: RequestContext): Promise<SavedReport[]> => {
  const models = await loadReportModels(tx);
  const rows = await listVisibleReports(tx, account.userId);
  return rows.map((row) => toSavedReport(row, models, account.userId, clock.today()));
};

export const readSavedReport = async (
  { tx, account, clock }: RequestContext,
  id: number,
): Promise<SavedReport> => {
  const row = orNotFound(await findVisibleReport(tx, id, account.userId));
  return toSavedReport(row, await loadReportModels(tx), account.userId, clock.today());
};

/** The keys of the model, the relationships and the fields in the definition that no longer exist. */
const findMissingKeys = (models: Models, definition: ReportDefinition): string[] => {
  const model = findReportModel(models, definition.model);
  if (!model) return [definition.model];
  const relationships = definition.relationships.filter(
    (key) => !model.relationships.some((relationship) => relationship.key === key),
  );
  const existing = new Set(listColumns(model, definition.relationships).map(({ key }) => key));
  const fields = [
    ...definition.fields,
    ...definition.group_by,
    ...definition.filters.map(({ field }) => field),
    ...definition.aggregates.flatMap(({ field }) => field ?? []),
  ].filter((key) => !existing.has(key));
  return [...new Set([...relationships, ...fields])];
};

export const loadSavedReport = async (
  { tx, account }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof savedReportCalls.load>> => {
  const row = orNotFound(await findVisibleReport(tx, id, account.userId));
  const { name, definition } = row;
  const missing = findMissingKeys(await loadReportModels(tx), definition);
  return { id, name, is_own: mayChangeReport(row, account.userId), definition, missing };
};
