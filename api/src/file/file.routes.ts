import { fileCalls, isFileOwner } from '@husrum/contract/file';
import { requireRow } from '../platform/db';
import { orNotFound, problem } from '../platform/errors';
import { type Route, serve, serveInSteps, servePublic } from '../platform/http';
import { filePage, filePageOf, fileRows, saveNotice } from './file.store';
import { linkToFile, openFile } from './open-file';
import { removeFile } from './remove-file';
import { uploadFile } from './upload-file';

export const fileRoutes: readonly Route[] = [
  serve(fileCalls.list, ({ query }, context) => filePage(context, query)),
  serve(fileCalls.of, async ({ params: { type, id }, query }, context) => {
    if (!isFileOwner(type)) throw problem('notFound');
    await requireRow(context.tx, type, id);
    return filePageOf(context, { type, id }, query);
  }),
  serve(fileCalls.link, async ({ params }, context) => ({ url: await linkToFile(context, params.id) })),
  servePublic(fileCalls.content, ({ params }, context) => openFile(context, params.ticket)),
  serveInSteps(fileCalls.upload, async ({ body, file }, context) => ({
    message: 'Filen är uppladdad',
    file: await uploadFile(context, body, file),
  })),
  serve(fileCalls.update, async ({ body }, { tx }) => {
    if (!(await saveNotice(tx, body.id, body.notice))) throw problem('notFound');
    const [row] = await fileRows(tx, [body.id]);
    return orNotFound(row);
  }),
  serve(fileCalls.remove, async ({ params }, context) => {
    await removeFile(context, params.id);
    return { message: 'Fil borttagen' };
  }),
];
