import {
  type FileResponse,
  isInlineType,
  orNotFound,
  type PublicContext,
  problem,
  type RequestContext,
  type TransactionsContext,
  toDownloadName,
} from '@husrum/api-platform';
import { buildPath } from '@husrum/contract/core';
import { fileCalls } from '@husrum/contract/file';
import { findFile } from './file.store';

const TOKEN_PURPOSE = 'file';
const LINK_TTL_SECONDS = 5 * 60;

/** A URL that opens the file for five minutes. It needs no access token, because a new browser tab cannot send one. */
const signLink = ({ account, tokens }: Pick<RequestContext, 'account' | 'tokens'>, id: number): string => {
  const token = tokens.signPurposeToken(
    TOKEN_PURPOSE,
    { file: id, account: account.businessId },
    LINK_TTL_SECONDS,
  );
  return buildPath(fileCalls.content.path, { ticket: token });
};

/** Throws 404 also for a file whose bytes are gone, so that the page says it instead of an empty tab. */
export const createFileLink = async (
  { files, transaction }: Pick<TransactionsContext, 'files' | 'transaction'>,
  id: number,
): Promise<string> => {
  const { key, url } = await transaction(async (context) => {
    const row = orNotFound(await findFile(context.tx, id));
    return { key: row.key, url: signLink(context, id) };
  });
  const stored = await files.open(key);
  if (stored === undefined) throw problem('fileGone');
  stored.stream.destroy();
  return url;
};

export const openFileLink = async (
  { db, tokens, files }: Pick<PublicContext, 'db' | 'tokens' | 'files'>,
  token: string,
): Promise<FileResponse> => {
  const { file, account } = orNotFound(tokens.verifyPurposeToken(TOKEN_PURPOSE, token));
  const row = orNotFound(await db.forAccount(Number(account), (tx) => findFile(tx, Number(file))));
  const bytes = await files.get(row.key);
  if (bytes === undefined) throw problem('fileGone');
  return {
    name: toDownloadName(row.alias, row.name),
    mimetype: row.mimetype,
    bytes,
    inline: isInlineType(row.mimetype),
  };
};
