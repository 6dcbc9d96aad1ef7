import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { text } from '../../core/fields';
import { namedObject } from '../../core/named';

/** The lists that have saved columns and views. */
export const listNames = [
  'invoicebase',
  'lease',
  'tenant',
  'entity',
  'company',
  'file',
  'ticket',
  'maintenance',
  'inspection',
  'unbilled',
] as const;
export type ListName = (typeof listNames)[number];

const MAX_COLUMNS = 40;
/** The menu has room for as many. */
export const MAX_VIEWS = 20;

/** A saved view: its name and the path with query that opens it. */
const view = namedObject('SavedView', {
  name: text('Namn', 60),
  address: yup
    .string()
    .trim()
    .max(500)
    .matches(/^\/(?!\/)/, 'Adressen är inte en sida i Husrum')
    .label('Adress')
    .required(),
});
export type SavedView = yup.InferType<typeof view>;

const columnKeys = yup.array().of(yup.string().max(40).required()).max(MAX_COLUMNS);
const views = yup
  .array()
  .of(view.required())
  .max(MAX_VIEWS, `Du kan ha högst ${MAX_VIEWS} sparade vyer. Ta bort någon först.`);

/** A user's settings for one list: hidden columns, shown columns that are hidden by default, and saved views. */
const listPreference = namedObject('ListPreference', {
  hidden: columnKeys.required(),
  shown: columnKeys.optional(),
  views: views.required(),
});
export type ListPreference = yup.InferType<typeof listPreference>;
export const defaultListPreference: ListPreference = { hidden: [], views: [] };

export const preferenceCalls = defineCalls('preference', {
  list: call({
    method: 'GET',
    path: '/api/preference/list/{list}',
    pathChoices: { list: listNames },
    summary: 'Användarens kolumner och vyer för en lista',
    response: listPreference,
  }),
  /** Fields that are left out keep their value. */
  updateList: call({
    method: 'PATCH',
    path: '/api/preference/list/{list}',
    pathChoices: { list: listNames },
    summary: 'Ändra kolumner eller vyer för en lista',
    body: yup.object({
      hidden: columnKeys.optional().default(undefined),
      shown: columnKeys.optional().default(undefined),
      views: views.optional().default(undefined),
    }),
    response: listPreference,
  }),
});
