import type { ReportField, reportFilter } from '@husrum/contract/report';
import type { InferType } from 'yup';

export type ReportFilter = InferType<typeof reportFilter>;

/** What the report shows. Kept in the query string, so that reload, back and a shared link show the same report. */
export interface ReportDefinition {
  readonly model: string | null;
  readonly relationships: readonly string[];
  /** In the order of the columns. */
  readonly fields: readonly string[];
  readonly filters: readonly ReportFilter[];
}

export const emptyReportDefinition: ReportDefinition = {
  model: null,
  relationships: [],
  fields: [],
  filters: [],
};

/**
 * The definition without fields and filters that the model and the selected relationships lack.
 * The query string keeps them, so removing a relationship and adding it again loses nothing.
 */
export const dropUnknownFields = (
  definition: ReportDefinition,
  availableFields: readonly ReportField[],
): ReportDefinition => {
  const keys = new Set(availableFields.map(({ key }) => key));
  return {
    ...definition,
    fields: definition.fields.filter((key) => keys.has(key)),
    filters: definition.filters.filter(({ field }) => keys.has(field)),
  };
};

export const isComplete = ({ model, fields }: ReportDefinition): boolean =>
  model !== null && fields.length > 0;

/** A copy of the list with one item moved to another index. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_item, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};
