import { bookkeepingPeriodFields } from '@husrum/contract/bookkeeping-export';
import { id, optionalDate, optionalMonth } from '@husrum/contract/core';
import * as yup from 'yup';
import {
  type ExportPeriod,
  type ExportRequest,
  type ExportValues,
  toExportRequest,
} from './bookkeeping-export.rules';
import { bookkeepingExportTexts } from './bookkeeping-export.texts';

const companyId = () => id(bookkeepingExportTexts.company);
const month = () => optionalMonth(bookkeepingExportTexts.month);
const schemas: Readonly<Record<ExportPeriod, yup.Schema<ExportValues>>> = {
  MONTH: yup.object({
    company_id: companyId(),
    month: month().required(),
    from: optionalDate(''),
    to: optionalDate(''),
  }),
  DAYS: yup.object({ company_id: companyId(), month: month(), ...bookkeepingPeriodFields }),
};
/** The form contains a month and two days. Only the chosen kind of period is required. */
export const getExportSchema = (period: ExportPeriod): yup.Schema<ExportValues> => schemas[period];

/**
 * The input of the preview call for what the form contains now. The result is undefined while something is missing or wrong.
 */
export const toPreviewRequest = (period: ExportPeriod, values: unknown): ExportRequest | undefined => {
  try {
    return toExportRequest(period, getExportSchema(period).validateSync(values));
  } catch (error) {
    if (error instanceof yup.ValidationError) return undefined;
    throw error;
  }
};
