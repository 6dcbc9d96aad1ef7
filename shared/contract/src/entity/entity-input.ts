import * as yup from 'yup';
import { hasDecimals, optionalFee, optionalText } from '../core/fields';
import { type EntityType, entityInput, type TypeField } from './entity.calls';

type FieldValue = string | number | boolean | null;

const emptyIsNull = (value: unknown, given: unknown) => (given === '' ? null : value);
const number = (label: string) =>
  yup.number().transform(emptyIsNull).label(label).min(-1e9).max(1e9).nullable().default(null);

const schemaOf: Readonly<Record<TypeField['type'], (field: TypeField) => yup.ISchema<FieldValue>>> = {
  string: ({ title }) => optionalText(title),
  number: ({ key, title }) =>
    key === 'area' ? number(title).moreThan(0, 'Ytan måste vara större än 0') : number(title),
  boolean: ({ title }) => yup.boolean().label(title).default(false),
  list: ({ title, options }) => optionalText(title).oneOf([...options, null]),
};

/** The dynamic fields of a type as one schema; keys that the type does not have are none of its values. */
export const fieldValuesOf = ({ fields }: Pick<EntityType, 'fields'>) =>
  yup.object(Object.fromEntries(fields.map((field) => [field.key, schemaOf[field.type](field)])));

const feeOf = ({ rentable }: Pick<EntityType, 'rentable'>) =>
  optionalFee('Hyra')
    .test('rentable', 'Hyra måste fyllas i', (value) => rentable !== 1 || typeof value === 'number')
    .test('decimals', (value, { parent, createError }) => {
      if (typeof value !== 'number' || hasDecimals(value, parent.fee_as_m2 ? 4 : 2)) return true;
      return createError({
        message: parent.fee_as_m2
          ? 'Hyra per m² får ha högst fyra decimaler'
          : 'Hyra får ha högst två decimaler',
      });
    });

const areaNeeded = 'Fyll i objektets yta för att kunna ange hyran per m²';
const perSquareMetre = yup
  .boolean()
  .label('Hyra per m²')
  .default(false)
  .test('area', areaNeeded, (value, { parent }) => !value || Number(parent.fields?.area ?? 0) > 0);

/** All that is asked of an object of this type, in the form and by the server. */
export const entityInputOf = (type: EntityType) =>
  entityInput.shape({ fee: feeOf(type), fee_as_m2: perSquareMetre, fields: fieldValuesOf(type) });
