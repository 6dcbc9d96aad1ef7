import {
  type FileResponse,
  isInlineType,
  orNotFound,
  type PublicContext,
  type RequestContext,
  toDownloadName,
} from '@husrum/api-platform';
import { buildPath } from '@husrum/contract/core';
import { fileCalls } from '@husrum/contract/file';
import { findFile } from './file.store';

const TOKEN_PURPOSE = 'file';
const LINK_TTL_SECONDS = 5 * 60;

/** A URL that opens the file for five minutes. It needs no access token, because a new browser tab cannot send one. */
export const createFileLink = async (
  { tx, account, tokens }: Pick<RequestContext, 'tx' | 'account' | 'tokens'>,
  id: number,
): Promise<string> => {
  orNotFound(await findFile(tx, id));
  const token = tokens.signPurposeToken(
    TOKEN_PURPOSE,
    { file: id, account: account.businessId },
    LINK_TTL_SECONDS,
  );
  return buildPath(fileCalls.content.path, { ticket: token });
};

export const openFileLink = async (
  { db, tokens, files }: Pick<PublicContext, 'db' | 'tokens' | 'files'>,
  token: string,
): Promise<FileResponse> => {
  const { file, account } = orNotFound(tokens.verifyPurposeToken(TOKEN_PURPOSE, token));
  const row = orNotFound(await db.forAccount(Number(account), (tx) => findFile(tx, Number(file))));
  const bytes = orNotFound(await files.get(row.key));
  return {
    name: toDownloadName(row.alias, row.name),
    mimetype: row.mimetype,
    bytes,
    inline: isInlineType(row.mimetype),
  };
};
