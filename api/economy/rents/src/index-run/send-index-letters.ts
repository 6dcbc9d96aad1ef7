import { readPdf } from '@husrum/api-leases';
import { orNotFound, problem, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import type { IndexRun, IndexRunRow } from '@husrum/contract/index-run';
import type { IndexJobContext } from './execute-index-run';
import {
  findStoredLetter,
  type LetterRow,
  listWantedLetters,
  lockLetters,
  saveMailErrors,
  wantLetters,
} from './index-letter.store';
import { indexLetterTexts as texts } from './index-letter.texts';
import { indexLetters, planLetter, printedLetter } from './index-letter-documents';
import { lockRun } from './index-run.store';
import { indexRunTexts } from './index-run.texts';
import { findIndexRunRow, readIndexRun } from './index-run-page.store';

export const LETTERS_JOB = 'indexLetter.mail';
const LETTERS_PER_TRANSACTION = 20;
const MAX_ATTEMPTS = 3;

/** Asks for the letters of a run to be mailed. They are drawn and mailed in the background. */
export const mailIndexLetters = async (context: RequestContext, runId: number): Promise<IndexRun> => {
  const { tx, clock, outbox, account } = context;
  const { status } = orNotFound(await lockRun(tx, runId));
  if (status !== 'DONE') throw problem('conflict', { message: indexRunTexts.running });
  if ((await wantLetters(tx, runId, clock.now().toISOString())) === 0)
    throw problem('conflict', { message: indexRunTexts.noLetters });
  await outbox.enqueueJob(LETTERS_JOB, { billableId: account.businessId, runId, userId: account.userId });
  return readIndexRun(context, runId);
};

/** Whether the letter still waits to be mailed. */
const isWanted = ({ mail_wanted_at, sent_at }: LetterRow): boolean =>
  mail_wanted_at !== null && (sent_at === null || sent_at < mail_wanted_at);

/** Mails a chunk. Returns the letters that have changed since their PDFs were drawn, which are not sent. */
const mailChunk = async (context: IndexJobContext, ids: readonly number[]): Promise<number[]> => {
  const prepared = await indexLetters.prepare(context, async ({ tx }) => lockLetters(tx, ids));
  return context.transaction(async (actor) => {
    const wanted = (await lockLetters(actor.tx, ids)).filter(isWanted);
    const recipients = wanted.flatMap((row) => (row.to === null ? [] : [{ row, to: row.to }]));
    const withoutAddress = wanted.filter(({ to }) => to === null).map(({ id }) => id);
    await saveMailErrors(actor.tx, withoutAddress, indexRunTexts.noTenant);
    return (await indexLetters.send(actor, recipients, prepared)).map(({ id }) => id);
  });
};

/**
 * Mails the letters of a run that wait, some at a time. What is sent is recorded in the transaction that mails it, so a job that is
 * started again after a kill sends the others, and none twice.
 */
export const sendWantedLetters = async (context: IndexJobContext, runId: number): Promise<void> => {
  let attempts = 0;
  for (;;) {
    context.signal.throwIfAborted();
    const ids = await context.transaction(({ tx }) => listWantedLetters(tx, runId, LETTERS_PER_TRANSACTION));
    if (ids.length === 0) return;
    const changed = await mailChunk(context, ids);
    attempts = changed.length === 0 ? 0 : attempts + 1;
    if (attempts < MAX_ATTEMPTS) continue;
    await context.transaction(({ tx }) => saveMailErrors(tx, changed, indexRunTexts.letterChanged));
    attempts = 0;
  }
};

/** The letter of a row as it was sent, or a preview. */
export const readIndexLetter = (
  { files, transaction }: Pick<TransactionsContext, 'files' | 'transaction'>,
  id: number,
) =>
  readPdf(
    {
      files,
      transaction,
      findStored: async ({ tx }: RequestContext) => {
        const { pdf_key, pdf_name } = orNotFound(await findStoredLetter(tx, id));
        return pdf_key === null ? null : { key: pdf_key, name: pdf_name };
      },
      plan: async (context: RequestContext) => {
        const planned = orNotFound(await planLetter(context, id));
        if (planned.letter.terms.new_year_ore === null) throw problem('notFound');
        return planned;
      },
    },
    printedLetter,
  );

/** Records that a letter reached the tenant on paper, with the PDF that was printed. */
export const markLetterSent = async (
  {
    files,
    transaction,
    idempotentTransaction,
  }: Pick<TransactionsContext<IndexRunRow>, 'files' | 'transaction' | 'idempotentTransaction'>,
  id: number,
) => {
  const prepared = await indexLetters.prepare({ files, transaction }, ({ tx }) => lockLetters(tx, [id]));
  return idempotentTransaction(async (context) => {
    orNotFound(await findIndexRunRow(context, id));
    const [row] = await lockLetters(context.tx, [id]);
    if (row === undefined || row.sent_at !== null) throw problem('conflict', { message: texts.notReady });
    if (!row.hasTenant) throw problem('conflict', { message: indexRunTexts.noTenant });
    const sent = await indexLetters.markSent(context, [row], prepared);
    if (sent.length === 0) throw problem('conflict', { message: indexRunTexts.letterChanged });
    return orNotFound(await findIndexRunRow(context, id)).row;
  });
};
