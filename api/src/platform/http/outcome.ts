import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './serve';

/** What goes back: JSON text (or nothing), or a file. Written inside the transaction, sent after it. */
export type Outcome =
  | { readonly text: string | null; readonly replayed?: boolean; readonly file?: undefined }
  | { readonly file: FileAnswer };

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && 'mimetype' in answer;

export const outcomeOf = (answer: unknown, write: ((answer: unknown) => string) | undefined): Outcome => {
  if (write) return { text: write(answer) };
  return isFile(answer) ? { file: answer } : { text: null };
};

const sendFile = (reply: FastifyReply, { name, mimetype, bytes, inline }: FileAnswer): FastifyReply =>
  reply
    .type(mimetype)
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

export const send = (reply: FastifyReply, outcome: Outcome): FastifyReply => {
  reply.header('cache-control', 'private, no-store');
  if (outcome.file) return sendFile(reply, outcome.file);
  if (outcome.replayed) reply.header('idempotency-replayed', 'true');
  return outcome.text === null
    ? reply.status(204).send()
    : reply.type('application/json; charset=utf-8').send(outcome.text);
};
