import { fileCalls, isFileOwner } from '@husrum/contract/file';
import { requireRow } from '../platform/db';
import { found, problem } from '../platform/errors';
import { type Route, serve, serveInSteps, serveOpen } from '../platform/http';
import { filePage, filePageOf, fileRows, saveNotice } from './file.store';
import { linkToFile, openFile } from './open-file';
import { removeFile } from './remove-file';
import { uploadFile } from './upload-file';

export const fileRoutes: readonly Route[] = [
  serve(fileCalls.list, ({ query }, work) => filePage(work, query)),
  serve(fileCalls.of, async ({ params: { type, id }, query }, work) => {
    if (!isFileOwner(type)) throw problem('notFound');
    await requireRow(work.tx, type, id);
    return filePageOf(work, { type, id }, query);
  }),
  serve(fileCalls.link, async ({ params }, work) => ({ url: await linkToFile(work, params.id) })),
  serveOpen(fileCalls.content, ({ params }, work) => openFile(work, params.ticket)),
  serveInSteps(fileCalls.upload, async ({ body, file }, work) => ({
    message: 'Filen är uppladdad',
    file: await uploadFile(work, body, file),
  })),
  serve(fileCalls.update, async ({ body }, { tx }) => {
    if (!(await saveNotice(tx, body.id, body.notice))) throw problem('notFound');
    const [row] = await fileRows(tx, [body.id]);
    return found(row);
  }),
  serve(fileCalls.remove, async ({ params }, work) => {
    await removeFile(work, params.id);
    return { message: 'Fil borttagen' };
  }),
];
