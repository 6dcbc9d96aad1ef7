import { type BodyOf, type calls, type QuittanceType, quittanceTypes } from '@husrum/contract';
import * as yup from 'yup';
import { texts } from './quittance.texts';

type Quittance = BodyOf<typeof calls.quittance.create>;

const row = yup.object({
  /** Tells rows apart while some are removed and some are saved. */
  key: yup.number().required(),
  name: yup.string().trim().max(200).label('Namn').default(''),
  type: yup.mixed<QuittanceType>().oneOf(quittanceTypes).label('Typ').nullable().default(null),
  quantity: yup.number().integer().min(1).max(999).label('Antal').required(),
  marking: yup.string().trim().max(200).label('Märkning').nullable().default(null),
  description: yup.string().trim().max(1000).label('Beskrivning').nullable().default(null),
});
export type QuittanceRow = yup.InferType<typeof row>;

const isFilled = ({ name, type }: QuittanceRow): boolean => name.trim() !== '' && type !== null;

/** Several things handed out at once; rows without name or type are none. */
export const rowsSchema = yup.object({
  handout_date: yup.string().label('Utlämnad').nullable().default(null),
  rows: yup
    .array()
    .of(row.required())
    .required()
    .test('some', texts.atLeastOne, (rows) => rows.some(isFilled)),
});
export type QuittanceRows = yup.InferType<typeof rowsSchema>;

export const emptyRow = (key: number): QuittanceRow => ({
  key,
  name: '',
  type: null,
  quantity: 1,
  marking: null,
  description: null,
});

/** The calls that the filled rows make, one each, with the key of its row. */
export const quittancesOf = (
  lease_id: number,
  { rows, handout_date }: QuittanceRows,
): { key: number; body: Quittance }[] =>
  rows.flatMap(({ key, type, ...rest }) =>
    type === null || rest.name.trim() === ''
      ? []
      : [{ key, body: { ...rest, type, lease_id, handout_date } }],
  );
