import type { ReportCondition, ReportFieldType } from '@husrum/contract/report';
import { conditionTexts } from './condition.texts';

/** The label of a condition, which depends on the type of the field: `är före` for a date, `är mindre än` for a number. */
export const getConditionLabel = (type: ReportFieldType, condition: ReportCondition): string => {
  const { general, date, text } = conditionTexts;
  if (type === 'datetime') return date[condition] ?? general[condition];
  if (type === 'text' || type === 'email') return text[condition] ?? general[condition];
  return general[condition];
};
