import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { id, oneOf, optionalText, out } from '../core/fields';
import { done, listQuery, page, sortBy } from '../core/list';

export const fileOwners = ['entity', 'company', 'lease', 'tenant', 'ticket'] as const;
export type FileOwner = (typeof fileOwners)[number];
export const isFileOwner = (value: string): value is FileOwner => fileOwners.some((owner) => owner === value);

export const fileOut = yup.object({
  id: out.id(),
  name: out.text(),
  alias: out.text(),
  notice: out.textOrNull(),
  size: out.number(),
  mimetype: out.text(),
  orphan: out.flag(),
  /** Name and link of what the file belongs to. */
  related: yup.object({ title: out.text(), link: out.textOrNull() }).nullable().defined(),
  fileable_type: out.textOrNull(),
  fileable_id: out.idOrNull(),
  created_at: out.text(),
});
export type FileRow = yup.InferType<typeof fileOut>;
export const uploadInput = yup.object({
  name: optionalText('Namn'),
  alias: optionalText('Namn'),
  notice: optionalText('Beskrivning', 1000),
  fileable_id: id('Objekt'),
  fileable_type: oneOf('Typ', fileOwners),
});
const fileQuery = listQuery(sortBy('name', 'size', 'created_at'));

export const fileCalls = callsOf('file', {
  list: call({
    method: 'GET',
    path: '/api/file',
    summary: 'Filer',
    query: fileQuery,
    ok: page(fileOut.required()),
  }),
  of: call({
    method: 'GET',
    path: '/api/file/{type}/{id}',
    summary: 'Filer som hör till något',
    query: fileQuery,
    ok: page(fileOut.required()),
  }),
  /** A signed address of the file, good for five minutes, to open in a new tab. */
  link: call({
    method: 'GET',
    path: '/api/file/{id}',
    summary: 'Adress till en fil',
    ok: yup.object({ url: out.text() }),
  }),
  /** The file itself. `ticket` comes in the address that `link` gives; it stands for a signature, not for a session. */
  content: call({
    method: 'GET',
    path: '/api/file/content/{ticket}',
    summary: 'Filens innehåll',
    access: 'public',
    answer: 'file',
  }),
  upload: call({
    method: 'POST',
    path: '/api/file',
    summary: 'Ladda upp',
    multipart: true,
    body: uploadInput,
    ok: yup.object({ message: out.text(), file: fileOut.required() }),
  }),
  update: call({
    method: 'PATCH',
    path: '/api/file',
    summary: 'Ändra beskrivning',
    body: yup.object({ id: id(), notice: optionalText('Beskrivning', 1000) }),
    ok: fileOut,
  }),
  remove: call({ method: 'DELETE', path: '/api/file/{id}', summary: 'Ta bort fil', ok: done }),
});
