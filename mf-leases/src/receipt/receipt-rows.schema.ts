import { type ReceiptType, receiptTypes } from '@husrum/contract/receipt';
import * as yup from 'yup';
import { receiptTexts } from './receipt.texts';

const receiptRow = yup.object({
  /** Identifies the row while others are removed or saved. */
  key: yup.number().required(),
  name: yup.string().trim().max(200).label(receiptTexts.fields.name).default(''),
  type: yup.mixed<ReceiptType>().oneOf(receiptTypes).label(receiptTexts.fields.type).nullable().default(null),
  quantity: yup.number().integer().min(1).max(999).label(receiptTexts.fields.quantity).required(),
  marking: yup.string().trim().max(200).label(receiptTexts.fields.marking).nullable().default(null),
  description: yup.string().trim().max(1000).label(receiptTexts.fields.description).nullable().default(null),
});
export type ReceiptRow = yup.InferType<typeof receiptRow>;

const isFilled = ({ name, type }: ReceiptRow): boolean => name.trim() !== '' && type !== null;

/** Several receipts in one form; rows without a name or a type are ignored. */
export const receiptRowsSchema = yup.object({
  handout_date: yup.string().label(receiptTexts.fields.handoutDate).nullable().default(null),
  rows: yup
    .array()
    .of(receiptRow.required())
    .required()
    .test('some', receiptTexts.atLeastOneRow, (rows) => rows.some(isFilled)),
});
export type ReceiptRows = yup.InferType<typeof receiptRowsSchema>;
