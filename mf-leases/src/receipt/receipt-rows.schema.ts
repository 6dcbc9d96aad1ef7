import { type ReceiptType, receiptTypes } from '@husrum/contract/receipt';
import * as yup from 'yup';
import { receiptTexts } from './receipt.texts';

const receiptRow = yup.object({
  /** Identifies the row while other rows are removed or saved. */
  key: yup.number().required(),
  name: yup.string().trim().max(200).label(receiptTexts.fields.name).default(''),
  type: yup.mixed<ReceiptType>().oneOf(receiptTypes).label(receiptTexts.fields.type).nullable().default(null),
  quantity: yup.number().integer().min(1).max(999).label(receiptTexts.fields.quantity).required(),
  marking: yup.string().trim().max(200).label(receiptTexts.fields.marking).nullable().default(null),
  description: yup.string().trim().max(1000).label(receiptTexts.fields.description).nullable().default(null),
});
export type ReceiptRow = yup.InferType<typeof receiptRow>;

/** Whether the row has a name and a type. Other rows are ignored. */
export const isFilledRow = (row: ReceiptRow): row is ReceiptRow & { type: ReceiptType } =>
  row.name.trim() !== '' && row.type !== null;

/** Several receipts in one form, handed out on the same day. At least one row is filled. */
export const receiptRowsSchema = yup.object({
  handout_date: yup.string().label(receiptTexts.fields.handoutDate).nullable().default(null),
  rows: yup
    .array()
    .of(receiptRow.required())
    .required()
    .test('some', receiptTexts.atLeastOneRow, (rows) => rows.some(isFilledRow)),
});
export type ReceiptRows = yup.InferType<typeof receiptRowsSchema>;
