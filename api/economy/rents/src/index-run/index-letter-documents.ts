import { defineDocument, type Letter, type PreparedDocument, renderLetters } from '@husrum/api-leases';
import { type ActorContext, renderMailBody } from '@husrum/api-platform';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { formatLongDate, type LocalDate } from '@husrum/format';
import { type IndexLetter, toIndexLetter } from './index-letter.rules';
import {
  findLetterSources,
  type LetterRow,
  type LetterSource,
  lockLetters,
  saveMailErrors,
  saveRecipient,
  saveSentLetters,
} from './index-letter.store';
import { indexLetterTexts as texts } from './index-letter.texts';
import { findObjectNames } from './index-run.store';

/** A letter if it is sent now. */
interface PlannedLetter {
  readonly id: number;
  readonly version: string;
  readonly storedPdf: { readonly key: string; readonly name: string | null } | null;
  readonly letter: IndexLetter;
}

export const toLetter = (source: LetterSource, day: LocalDate): IndexLetter => ({
  ...{ id: source.id, day, year: source.year, terms: source, reference: source.reference },
  ...{ taxRate: source.tax_rate, interval: source.interval, intervalOre: source.new_total_ore ?? 0 },
  sender: {
    ...{ name: source.sender_name, organisationNumber: source.organisation_number },
    ...{ phone: source.phone, email: source.sender_email, address: source.sender_address },
    ...{ postal_code: source.sender_postal_code, city: source.sender_city },
  },
  recipient: {
    name: source.tenant_name ?? '',
    address:
      source.tenant_address === null
        ? null
        : {
            address: source.tenant_address,
            postal_code: source.tenant_postal_code ?? '',
            city: source.tenant_city ?? '',
          },
  },
  object: {
    ...{ name: source.entity_name, address: source.entity_address },
    ...{ postal_code: source.entity_postal_code, city: source.entity_city },
  },
});

const planLetters = async (
  { tx, clock }: Pick<ActorContext, 'tx' | 'clock'>,
  ids: readonly number[],
): Promise<PlannedLetter[]> => {
  const today = clock.today();
  return (await findLetterSources(tx, ids, today)).map((source) => ({
    ...{ id: source.id, version: source.version, letter: toLetter(source, today) },
    storedPdf: source.pdf_key === null ? null : { key: source.pdf_key, name: source.pdf_name },
  }));
};

/** What is printed on the letter of a row now. */
export const planLetter = async (
  context: Pick<ActorContext, 'tx' | 'clock'>,
  id: number,
): Promise<PlannedLetter | undefined> => (await planLetters(context, [id]))[0];

/** How the PDF of a letter is made. */
export const printedLetter = {
  fileName: ({ id }: Pick<PlannedLetter, 'id'>): string => texts.fileName(id),
  drawPdf: ({ letter }: PlannedLetter): Promise<Buffer> => {
    const printed: Letter = toIndexLetter(letter);
    return renderLetters({ title: texts.title, author: letter.sender.name, creationDay: letter.day }, [
      printed,
    ]);
  },
} as const;

type SentLetter = LetterRow & {
  readonly letter: IndexLetter;
  readonly file: PreparedDocument<PlannedLetter>['file'];
};

/** Letters about new rents as documents: their PDFs, their mails, and what makes them sent. */
export const indexLetters = defineDocument<LetterRow, PlannedLetter, SentLetter, SentLetter & { to: string }>(
  {
    name: 'indexLetter',
    plan: (context, rows) =>
      planLetters(
        context,
        rows.map(({ id }) => id),
      ),
    ...printedLetter,
    findVersions: async ({ tx, clock }, ids) =>
      new Map((await findLetterSources(tx, ids, clock.today())).map(({ id, version }) => [id, version])),
    recordSent: async ({ tx, clock }, letters) => {
      await saveSentLetters(
        tx,
        letters.map(({ row, prepared }) => ({
          id: row.id,
          pdfKey: prepared.pdfKey,
          pdfName: prepared.file.name,
        })),
        clock.now().toISOString(),
      );
      return letters.map(({ row, prepared }) => ({
        ...row,
        ...{ send_count: row.send_count + 1, letter: prepared.letter, file: prepared.file },
      }));
    },
    loadMailed: async (_context, sent) => sent,
    toMail: ({ letter, to, file }) => ({
      to,
      subject: texts.mailSubject(`${letter.year}-01-01`, letter.sender.name),
      ...renderMailBody({
        name: letter.recipient.name,
        paragraphs: [texts.mailText(letter.object.name, formatLongDate(`${letter.year}-01-01`))],
        from: letter.sender.name,
      }),
      from: letter.sender.name,
      ...(letter.sender.email === null ? {} : { replyTo: letter.sender.email }),
      attachments: [file],
    }),
    recordMailed: async ({ tx }, mailed) => {
      for (const { id, to } of mailed) await saveRecipient(tx, id, to);
    },
    toUndelivered: ({ id, send_count, to }) => ({ rowId: id, sending: send_count, to }),
    // An answer to an earlier mail is not about the latest one.
    recordUndelivered: async ({ tx }, { rowId, sending, to, reason }) => {
      const [row] = await lockLetters(tx, [Number(rowId)]);
      if (row === undefined || row.send_count !== Number(sending)) return;
      await saveMailErrors(tx, [row.id], texts.undelivered(String(to), String(reason)));
      const name = (await findObjectNames(tx, [row.id])).get(row.id) ?? '';
      await notifyUsers(
        tx,
        makeNotification(notificationKinds.indexLetterUndelivered, texts.notification(name), row.runId),
      );
    },
  },
);
