import type { ReportCondition, ReportFieldType } from '@husrum/contract/report';
import { conditionTexts } from './condition.texts';

/** The label of a condition in the words of the field's type: a date `är före`, a number `är mindre än`. */
export const getConditionLabel = (type: ReportFieldType, condition: ReportCondition): string => {
  const { general, date, text } = conditionTexts;
  const ofType = type === 'datetime' ? date : type === 'text' || type === 'email' ? text : {};
  return ofType[condition] ?? general[condition];
};
