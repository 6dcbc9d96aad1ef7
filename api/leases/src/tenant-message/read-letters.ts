import {
  type FileResponse,
  orNotFound,
  problem,
  type RequestContext,
  type TransactionsContext,
} from '@husrum/api-platform';
import { formatDate } from '@husrum/format';
import { type Letter, renderLetters } from '../document/letter-pdf';
import { listLetterRecipients } from './letter-recipient.store';
import { toMessageLetter } from './message-letter.rules';
import { findMessage } from './tenant-message.store';
import { tenantMessageTexts } from './tenant-message.texts';

const loadLetters = async ({ tx }: RequestContext, id: number): Promise<[Letter, ...Letter[]]> => {
  const message = orNotFound(await findMessage(tx, id));
  const day = formatDate(new Date(message.created_at));
  const [first, ...others] = (await listLetterRecipients(tx, id)).map((recipient) =>
    toMessageLetter({ ...message, day }, recipient),
  );
  if (first === undefined) throw problem('notFound', { message: tenantMessageTexts.nobodyUnreached });
  return [first, ...others];
};

/**
 * The message as letters to print, one for each recipient whom no mail has reached. Throws 404 when there is none. Rendered
 * while no transaction is open: there may be thousands.
 */
export const readLetters = async (
  { transaction }: Pick<TransactionsContext<FileResponse>, 'transaction'>,
  id: number,
): Promise<FileResponse> => {
  const letters = await transaction((request) => loadLetters(request, id));
  const [{ sender, day }] = letters;
  const bytes = await renderLetters(
    { title: tenantMessageTexts.letters(id), author: sender.name, creationDay: day },
    letters,
  );
  return { name: tenantMessageTexts.lettersFile(id), mimetype: 'application/pdf', bytes };
};
