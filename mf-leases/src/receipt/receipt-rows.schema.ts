import { type ReceiptType, receiptTypes } from '@husrum/contract/receipt';
import * as yup from 'yup';
import { texts } from './receipt.texts';

const row = yup.object({
  /** Tells rows apart while some are removed and some are saved. */
  key: yup.number().required(),
  name: yup.string().trim().max(200).label('Namn').default(''),
  type: yup.mixed<ReceiptType>().oneOf(receiptTypes).label('Typ').nullable().default(null),
  quantity: yup.number().integer().min(1).max(999).label('Antal').required(),
  marking: yup.string().trim().max(200).label('Märkning').nullable().default(null),
  description: yup.string().trim().max(1000).label('Beskrivning').nullable().default(null),
});
export type ReceiptRow = yup.InferType<typeof row>;

const isFilled = ({ name, type }: ReceiptRow): boolean => name.trim() !== '' && type !== null;

/** Several things handed out at once; rows without name or type are none. */
export const rowsSchema = yup.object({
  handout_date: yup.string().label('Utlämnad').nullable().default(null),
  rows: yup
    .array()
    .of(row.required())
    .required()
    .test('some', texts.atLeastOne, (rows) => rows.some(isFilled)),
});
export type ReceiptRows = yup.InferType<typeof rowsSchema>;
