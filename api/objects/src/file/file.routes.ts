import {
  orNotFound,
  problem,
  type Route,
  requireRow,
  serve,
  servePublic,
  serveWithTransactions,
} from '@husrum/api-platform';
import { fileCalls, isFileOwner } from '@husrum/contract/file';
import { listFiles, listFilesOfOwner, loadFileRows, saveFileNotice } from './file.store';
import { fileTexts } from './file.texts';
import { createFileLink, openFileLink } from './file-link';
import { removeFile } from './remove-file';
import { uploadFile } from './upload-file';

export const fileRoutes: readonly Route[] = [
  serve(fileCalls.list, ({ query }, context) => listFiles(context, query)),
  serve(fileCalls.listByOwner, async ({ params: { type, id }, query }, context) => {
    if (!isFileOwner(type)) throw problem('notFound');
    await requireRow(context.tx, type, id);
    return listFilesOfOwner(context, { type, id }, query);
  }),
  serveWithTransactions(fileCalls.link, async ({ params }, context) => ({
    url: await createFileLink(context, params.id),
  })),
  servePublic(fileCalls.content, ({ params }, context) => openFileLink(context, params.ticket)),
  serveWithTransactions(fileCalls.upload, async ({ body, file }, context) => ({
    message: fileTexts.uploaded,
    file: await uploadFile(context, body, file),
  })),
  serve(fileCalls.update, async ({ body }, { tx }) => {
    if (!(await saveFileNotice(tx, body.id, body.notice))) throw problem('notFound');
    const [row] = await loadFileRows(tx, [body.id]);
    return orNotFound(row);
  }),
  serve(fileCalls.remove, async ({ params }, context) => {
    await removeFile(context, params.id);
    return { message: fileTexts.removed };
  }),
];
