import type { ReportJoin, ReportModel, ReportRelationship } from './report-model.types';

/** The joins that a report uses, each once, in the order of the model. */
export const listJoins = (model: ReportModel, relationships: readonly ReportRelationship[]): ReportJoin[] => {
  const used = [...model.joins, ...relationships.flatMap(({ joins }) => joins)];
  return [...new Map(used.map((join) => [join.alias, join])).values()];
};

const repeatsRows = ({ kind }: ReportJoin): boolean => kind === 'one-to-many' || kind === 'many-to-many';

/** The joins that repeat the rows of the model. */
export const listRepeatingJoins = (joins: readonly ReportJoin[]): ReportJoin[] => joins.filter(repeatsRows);

/**
 * Whether a row of the column's table can be on several report rows. A sum must then count it once: it would otherwise count the
 * rent of an object for each of its tickets. `relationship` is that of the column, undefined for the model's own columns.
 */
export const isRepeated = (
  joins: readonly ReportJoin[],
  relationship: ReportRelationship | undefined,
): boolean => {
  const repeating = listRepeatingJoins(joins);
  if (relationship === undefined) return repeating.length > 0;
  const path = relationship.joins;
  const last = path.at(-1);
  const belongsToOneModelRow = path.every(
    (join) => join.kind === 'one-to-one' || (join === last && join.kind === 'one-to-many'),
  );
  return !belongsToOneModelRow || repeating.some((join) => join !== last);
};
