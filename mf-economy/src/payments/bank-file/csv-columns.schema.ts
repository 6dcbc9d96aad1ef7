import { optionalId } from '@husrum/contract/core';
import * as yup from 'yup';
import { csvColumnTexts } from './csv-columns.texts';

const optionalColumn = (label: string) => yup.number().integer().label(label).nullable().default(null);
const column = (label: string) => optionalColumn(label).required();

/** What a user says about a CSV file: the positions of its columns, and the company if its account tells none. */
export const csvColumnsSchema = yup.object({
  company_id: optionalId(csvColumnTexts.company),
  day_column: column(csvColumnTexts.day),
  amount_column: column(csvColumnTexts.amount),
  text_column: column(csvColumnTexts.text),
  reference_column: optionalColumn(csvColumnTexts.reference),
  payer_column: optionalColumn(csvColumnTexts.payer),
});
export type ChosenCsvColumns = yup.InferType<typeof csvColumnsSchema>;
