import type { InspectionPlanRow } from '@husrum/contract/statutory-inspection';
import { monthOf } from '@husrum/format';

export interface PlanSection {
  /** YYYY-MM, or null for what is overdue from before the year. */
  readonly month: string | null;
  readonly rows: readonly InspectionPlanRow[];
  /** SEK; rows without a budget count as nothing. */
  readonly budget: number;
}

export const sumBudget = (rows: readonly InspectionPlanRow[]): number =>
  Math.round(rows.reduce((sum, { budget }) => sum + (budget ?? 0), 0) * 100) / 100;

/** The rows of a plan month by month, with what is overdue from earlier years first. Months without rows are left out. */
export const groupPlan = (rows: readonly InspectionPlanRow[], year: number): PlanSection[] => {
  const sections = new Map<string | null, InspectionPlanRow[]>();
  for (const row of rows) {
    const month = row.day < `${year}-01-01` ? null : monthOf(row.day);
    sections.set(month, [...(sections.get(month) ?? []), row]);
  }
  return [...sections].map(([month, list]) => ({ month, rows: list, budget: sumBudget(list) }));
};
