import type { ReportCondition, ReportFieldType } from '@husrum/contract/report';

const label: Readonly<Record<ReportCondition, string>> = {
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
};
/** Days are not larger or smaller, names not more or less. */
const ofDay: Partial<Record<ReportCondition, string>> = {
  '>': 'är efter',
  '<': 'är före',
  '>=': 'är tidigast',
  '<=': 'är senast',
};
const ofText: Partial<Record<ReportCondition, string>> = {
  '>': 'kommer efter',
  '<': 'kommer före',
  '>=': 'är eller kommer efter',
  '<=': 'är eller kommer före',
};

export const conditionText = (type: ReportFieldType, condition: ReportCondition): string => {
  const own = type === 'datetime' ? ofDay : type === 'text' || type === 'email' ? ofText : {};
  return own[condition] ?? label[condition];
};
