import { type CamtPayment, createCamtFile } from './bank-file.test-data';
import { readBankFile } from './read-bank-file.rules';

export const NO_FAILURE = 'nothing is wrong';
/** Why the file is refused, with plain spaces. `NO_FAILURE` when it is read. */
export const readFailure = (text: string): string => {
  try {
    readBankFile(Buffer.from(text));
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll('\u00a0', ' ') : '';
  }
  return NO_FAILURE;
};

/** A file with elements in front of its entries. */
export const createFile = (
  before: string,
  payments: readonly CamtPayment[],
  format: 'camt.053' | 'camt.054' = 'camt.053',
): string => createCamtFile(payments, { format }).replace('</Acct>', `</Acct>${before}`);

export const oneKrona: readonly CamtPayment[] = [{ amount: 1, ocr: '133' }];

export const pagination = (name: string, page: number, isLast: boolean): string =>
  `<${name}><PgNb>${page}</PgNb><LastPgInd>${isLast}</LastPgInd></${name}>`;
/** A page of a message, with a payment of 1 kr. */
export const createPage = (page: number, isLast: boolean, before = ''): string =>
  createFile(before, oneKrona).replace('</GrpHdr>', `${pagination('MsgPgntn', page, isLast)}</GrpHdr>`);
/** Documents in one envelope. */
export const envelope = (...texts: string[]): string =>
  `<Envelope>${texts.map((text) => text.replace(/^<\?.*\?>/, '')).join('')}</Envelope>`;
