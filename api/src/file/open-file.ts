import { pathOf } from '@husrum/contract/core';
import { fileCalls } from '@husrum/contract/file';
import { orNotFound } from '../platform/errors';
import type { FileAnswer, PublicContext, RequestContext } from '../platform/http';
import { findFile } from './file.store';
import { opensInBrowser, savedAs } from './file-name.rules';

const KIND = 'file';
const MINUTES = 5;

/** An address that opens in a new tab, where no access token can be sent along: good for five minutes. */
export const linkToFile = async (
  { tx, account, tokens }: Pick<RequestContext, 'tx' | 'account' | 'tokens'>,
  id: number,
): Promise<string> => {
  orNotFound(await findFile(tx, id));
  const ticket = tokens.seal(KIND, { file: id, account: account.billableId }, MINUTES * 60);
  return pathOf(fileCalls.content.path, { ticket });
};

export const openFile = async (
  { db, tokens, files }: Pick<PublicContext, 'db' | 'tokens' | 'files'>,
  ticket: string,
): Promise<FileAnswer> => {
  const { file, account } = orNotFound(tokens.unseal(KIND, ticket));
  const row = orNotFound(await db.tenant(Number(account), (tx) => findFile(tx, Number(file))));
  const bytes = orNotFound(await files.get(row.key));
  return {
    name: savedAs(row.alias, row.name),
    mimetype: row.mimetype,
    bytes,
    inline: opensInBrowser(row.mimetype),
  };
};
