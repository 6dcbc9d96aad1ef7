import { calls, isFileOwner } from '@husrum/contract';
import { requireRow } from '../platform/db';
import { found, problem } from '../platform/errors';
import { type Route, serve, serveInSteps, serveOpen } from '../platform/http';
import { filePage, filePageOf, fileRows, saveNotice } from './file.store';
import { linkToFile, openFile } from './open-file';
import { removeFile } from './remove-file';
import { uploadFile } from './upload-file';

export const fileRoutes: readonly Route[] = [
  serve(calls.file.list, ({ query }, work) => filePage(work, query)),
  serve(calls.file.of, async ({ params: { type, id }, query }, work) => {
    if (!isFileOwner(type)) throw problem('notFound');
    await requireRow(work.tx, type, id);
    return filePageOf(work, { type, id }, query);
  }),
  serve(calls.file.link, async ({ params }, work) => ({ url: await linkToFile(work, params.id) })),
  serveOpen(calls.file.content, ({ params }, work) => openFile(work, params.ticket)),
  serveInSteps(calls.file.upload, async ({ body, file }, work) => ({
    message: 'Filen är uppladdad',
    file: await uploadFile(work, body, file),
  })),
  serve(calls.file.update, async ({ body }, { tx }) => {
    if (!(await saveNotice(tx, body.id, body.notice))) throw problem('notFound');
    const [row] = await fileRows(tx, [body.id]);
    return found(row);
  }),
  serve(calls.file.remove, async ({ params }, work) => {
    await removeFile(work, params.id);
    return { message: 'Fil borttagen' };
  }),
];
