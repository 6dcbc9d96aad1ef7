import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, id, optionalText, output, reference } from '../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject } from '../../core/named';

export const fileOwners = ['entity', 'company', 'lease', 'tenant', 'ticket', 'maintenance'] as const;
export type FileOwner = (typeof fileOwners)[number];
export const isFileOwner = (value: string): value is FileOwner => fileOwners.some((owner) => owner === value);

export const fileRow = namedObject('FileRow', {
  id: output.id(),
  /** The name of the uploaded file. */
  name: output.text(),
  /** The name that users see. */
  alias: output.text(),
  /** The description that users write. */
  notice: output.textOrNull(),
  /** The size is in bytes. */
  size: output.number(),
  mimetype: output.text(),
  /** Whether the row that the file belonged to has been deleted. */
  orphan: output.flag(),
  /** The name of what the file belongs to, and its page. It is null for an orphan. */
  related: yup.object({ title: output.text(), link: output.textOrNull() }).nullable().defined(),
  fileable_type: output.textOrNull(),
  fileable_id: output.idOrNull(),
  /** The row that the file belongs to. It is null for an orphan. */
  fileable: reference.nullable().defined(),
  created_at: output.text(),
});
export type FileRow = yup.InferType<typeof fileRow>;
/** `alias` is the name that users see. Left out: `name`, and without that the name of the uploaded file. */
export const uploadInput = namedObject('UploadInput', {
  name: optionalText('Namn'),
  alias: optionalText('Namn'),
  notice: optionalText('Beskrivning', 1000),
  fileable_id: id('Objekt'),
  fileable_type: choice('Typ', fileOwners),
});
const fileQuery = listQuery(sortBy('name', 'size', 'created_at'), {
  /** A part of the name that users see, or of the description. */
  name: yup.string().trim().max(200),
});

export const fileCalls = defineCalls('file', {
  list: call({
    method: 'GET',
    path: '/api/file',
    summary: 'Filer',
    query: fileQuery,
    response: page(fileRow.required()),
  }),
  listByOwner: call({
    method: 'GET',
    path: '/api/file/{type}/{id}',
    pathChoices: { type: fileOwners },
    summary: 'Filer som hör till något',
    query: fileQuery,
    response: page(fileRow.required()),
  }),
  /** A signed URL of the file, valid for five minutes, to open in a new tab. */
  link: call({
    method: 'GET',
    path: '/api/file/{id}',
    summary: 'Adress till en fil',
    response: yup.object({ url: output.text() }),
  }),
  /** The file itself, at the URL that `link` returns. The signed `ticket` replaces the session. */
  content: call({
    method: 'GET',
    path: '/api/file/content/{ticket}',
    summary: 'Filens innehåll',
    access: 'public',
    responseType: 'file',
  }),
  upload: call({
    method: 'POST',
    path: '/api/file',
    summary: 'Ladda upp',
    multipart: true,
    ignoresOtherFields: true,
    body: uploadInput,
    response: yup.object({ message: output.text(), file: fileRow.required() }),
  }),
  update: call({
    method: 'PATCH',
    path: '/api/file',
    summary: 'Ändra beskrivning',
    ignoresOtherFields: true,
    body: yup.object({ id: id(), notice: optionalText('Beskrivning', 1000) }),
    response: fileRow,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/file/{id}',
    summary: 'Ta bort fil',
    response: messageResponse,
  }),
});
