import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { text } from '../core/fields';

/** The lists whose columns and views a user may arrange. */
export const listNames = ['invoicebase', 'lease', 'tenant', 'entity', 'company', 'ticket'] as const;
export type ListName = (typeof listNames)[number];

const MOST_COLUMNS = 40;
/** As many saved views as a menu can show. */
export const MOST_VIEWS = 20;

/** A list as it was left: a name, and the path and query that show it again. */
const view = yup.object({
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

const hidden = yup.array().of(yup.string().max(40).required()).max(MOST_COLUMNS);
const views = yup
  .array()
  .of(view.required())
  .max(MOST_VIEWS, `Du kan ha högst ${MOST_VIEWS} sparade vyer. Ta bort någon först.`);

/** How one user wants one list: the columns left out, and views that were given a name. */
const listPreference = yup.object({ hidden: hidden.required(), views: views.required() });
export type ListPreference = yup.InferType<typeof listPreference>;
export const untouchedList: ListPreference = { hidden: [], views: [] };

export const preferenceCalls = callsOf('preference', {
  list: call({
    method: 'GET',
    path: '/api/preference/list/{list}',
    summary: 'Användarens kolumner och vyer för en lista',
    ok: listPreference,
  }),
  /** What is left out stays as it is. */
  updateList: call({
    method: 'PATCH',
    path: '/api/preference/list/{list}',
    summary: 'Ändra kolumner eller vyer för en lista',
    body: yup.object({
      hidden: hidden.optional().default(undefined),
      views: views.optional().default(undefined),
    }),
    ok: listPreference,
  }),
});
