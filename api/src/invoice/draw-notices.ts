import { newKey, reserveKeys } from '../file/reserve-keys';
import { chunksOf } from '../platform/grouped';
import type { Acting } from '../platform/http';
import type { Files } from '../ports/files/files';
import type { Notice } from './invoicebase.store';
import { keptFile, type NoticeFile } from './notice-file';
import { type Sending, sendingsNow } from './sending';

/** Transactions, and the file store between them: those of a call, or of a night. */
export interface Steps {
  readonly files: Files;
  step<T>(work: (acting: Acting) => Promise<T>): Promise<T>;
}

/** What a notice said when its PDF was drawn, and where that lies. */
interface DrawnNotice extends Sending {
  key: string;
  file: NoticeFile;
}
/** By the notices' ids. */
export type DrawnNotices = ReadonlyMap<number, DrawnNotice>;

/** Some are drawn while others are being written to the disk. */
const DRAWN_TOGETHER = 6;

/**
 * The PDFs of notices that are about to be sent, drawn and stored, or fetched, while nobody waits for the database. All
 * that stands on one, its number too, is given before it is ready to be sent: so nothing has to be claimed, only read, and
 * compared again in the transaction that sends. What is not sent after all goes from the store by itself.
 */
export const drawNotices = async (
  { files, step }: Steps,
  choose: (acting: Acting) => Promise<readonly Notice[]>,
): Promise<DrawnNotices> => {
  const sendings = await step(async (work) => {
    const now = (await sendingsNow(work, await choose(work))).map((sending) => ({
      ...sending,
      key: sending.notice.pdf_key ?? `${newKey(work.account)}.pdf`,
    }));
    const unstored = now.filter(({ notice }) => notice.pdf_key === null);
    await reserveKeys(
      work,
      unstored.map(({ key }) => key),
    );
    return now;
  });
  const drawn = new Map<number, DrawnNotice>();
  for (const some of chunksOf(sendings, DRAWN_TOGETHER))
    await Promise.all(
      some.map(async (sending) => {
        drawn.set(sending.notice.id, { ...sending, file: await keptFile(files, sending) });
      }),
    );
  return drawn;
};
