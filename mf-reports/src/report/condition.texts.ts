import type { ReportCondition } from '@husrum/contract/report';

/** The labels of the conditions. Dates and texts have their own labels for comparisons. */
export const conditionTexts: Readonly<{
  general: Readonly<Record<ReportCondition, string>>;
  date: Partial<Record<ReportCondition, string>>;
  text: Partial<Record<ReportCondition, string>>;
}> = {
  general: {
    like: 'innehåller',
    not_like: 'innehåller inte',
    '=': 'är',
    '!=': 'är inte',
    '>': 'är större än',
    '<': 'är mindre än',
    '>=': 'är minst',
    '<=': 'är högst',
    null: 'saknas',
    not_null: 'finns',
    this_month: 'denna månad',
    last_month: 'förra månaden',
    this_year: 'i år',
    last_year: 'förra året',
    this_week: 'denna vecka',
    last_week: 'förra veckan',
    today: 'i dag',
    yesterday: 'i går',
  },
  date: {
    '>': 'är efter',
    '<': 'är före',
    '>=': 'är tidigast',
    '<=': 'är senast',
  },
  text: {
    '>': 'kommer efter',
    '<': 'kommer före',
    '>=': 'är eller kommer efter',
    '<=': 'är eller kommer före',
  },
};
