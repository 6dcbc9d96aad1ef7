import type { InspectionPlanRow } from '@husrum/contract/statutory-inspection';
import { monthOf } from '@husrum/format';
import { planDocumentTexts } from './plan-document.texts';

export interface PlanSection {
  /** YYYY-MM, or null for rows that are overdue from earlier years. */
  readonly month: string | null;
  readonly rows: readonly InspectionPlanRow[];
  /** SEK; rows without the amount count as nothing. */
  readonly budget: number;
  readonly cost: number;
}

const sumSek = (amounts: readonly (number | null)[]): number =>
  Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 100) / 100;
export const sumBudget = (rows: readonly InspectionPlanRow[]): number =>
  sumSek(rows.map(({ budget }) => budget));
export const sumCost = (rows: readonly InspectionPlanRow[]): number => sumSek(rows.map(({ cost }) => cost));

/**
 * A late activity is `Försenad`, as in its list; an inspection past its day is `Förfallen`. The result is null for other
 * rows.
 */
export const describeOverdue = ({ overdue, kind }: InspectionPlanRow): string | null =>
  overdue ? planDocumentTexts.overdue[kind === null ? 'activity' : 'inspection'] : null;

/** The rows of a plan month by month, with overdue rows from earlier years first. Months without rows are left out. */
export const groupPlan = (rows: readonly InspectionPlanRow[], year: number): PlanSection[] => {
  const sections = new Map<string | null, InspectionPlanRow[]>();
  for (const row of rows) {
    const month = row.day < `${year}-01-01` ? null : monthOf(row.day);
    sections.set(month, [...(sections.get(month) ?? []), row]);
  }
  return [...sections].map(([month, list]) => ({
    month,
    rows: list,
    budget: sumBudget(list),
    cost: sumCost(list),
  }));
};
