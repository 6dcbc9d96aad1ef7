import * as yup from 'yup';
import { hasAtMostDecimals, optionalFee, optionalText } from '../../core/fields';
import { MAX_RENT_SEK } from '../../core/limits';
import { type EntityType, entityInput, type TypeField } from './entity.calls';
import { entityInputTexts, rentDecimalsText } from './entity.texts';

type FieldValue = string | number | boolean | null;

const emptyToNull = (value: unknown, original: unknown) => (original === '' ? null : value);
const optionalNumber = (label: string) =>
  yup.number().transform(emptyToNull).label(label).min(-1e9).max(1e9).nullable().default(null);

/** An area has at most the two decimals that are shown, so that the rent per m² times the shown area is the rent. */
const hasAreaDecimals = (value: number | null | undefined) =>
  typeof value !== 'number' || hasAtMostDecimals(value, 2);

/** The years of construction that are accepted: from the oldest house that may still stand to the last that may be planned. */
const BUILT_YEARS = { first: 1000, last: 2200 } as const;

/**
 * The schemas of numeric fields with narrower limits than other numbers, by key. A floor is not among them: it can be
 * negative.
 */
const schemaByNumberKey: Readonly<Record<string, (title: string) => ReturnType<typeof optionalNumber>>> = {
  area: (title) =>
    optionalNumber(title)
      .moreThan(0, entityInputTexts.areaNotPositive)
      .test('decimals', entityInputTexts.areaDecimals, hasAreaDecimals),
  built: (title) =>
    optionalNumber(title)
      .integer(entityInputTexts.builtNotYear)
      .min(BUILT_YEARS.first, entityInputTexts.builtNotYear)
      .max(BUILT_YEARS.last, entityInputTexts.builtNotYear),
  plot_area: (title) => optionalNumber(title).min(0),
  rooms: (title) => optionalNumber(title).min(0),
};

const schemaByFieldType: Readonly<Record<TypeField['type'], (field: TypeField) => yup.ISchema<FieldValue>>> =
  {
    string: ({ title }) => optionalText(title),
    number: ({ key, title }) => schemaByNumberKey[key]?.(title) ?? optionalNumber(title),
    boolean: ({ title }) => yup.boolean().label(title).default(false),
    list: ({ title, options }) => optionalText(title).oneOf([...options, null]),
  };

/** The schema of the fields that only the type has. Casting with `stripUnknown` drops other keys. */
export const fieldValuesForType = ({ fields }: Pick<EntityType, 'fields'>) =>
  yup.object(Object.fromEntries(fields.map((field) => [field.key, schemaByFieldType[field.type](field)])));

/** The error when the rent per m² times the area of the object is too high. */
export const tooHighRentText = 'Hyra per m² gånger ytan får vara högst 1\u00a0000\u00a0000\u00a0000 kr';

const feeForType = ({ rentable }: Pick<EntityType, 'rentable'>) =>
  optionalFee('Hyra')
    .test('rentable', entityInputTexts.rentMissing, (value) => rentable !== 1 || typeof value === 'number')
    .test(
      'rent',
      tooHighRentText,
      (value, { parent }) =>
        typeof value !== 'number' ||
        !parent.fee_as_m2 ||
        value * Number(parent.fields?.area ?? 0) <= MAX_RENT_SEK,
    )
    .test('decimals', (value, { parent, createError }) => {
      if (typeof value !== 'number' || hasAtMostDecimals(value, parent.fee_as_m2 ? 4 : 2)) return true;
      return createError({
        message: rentDecimalsText(Boolean(parent.fee_as_m2)),
      });
    });

const feeAsM2 = yup
  .boolean()
  .label('Hyra per m²')
  .default(false)
  .test(
    'area',
    entityInputTexts.areaMissing,
    (value, { parent }) => !value || Number(parent.fields?.area ?? 0) > 0,
  );

/** The input for an object of this type, in the form and on the server. */
export const entityInputForType = (type: EntityType) =>
  entityInput.shape({ fee: feeForType(type), fee_as_m2: feeAsM2, fields: fieldValuesForType(type) });
