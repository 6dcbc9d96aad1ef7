import type { FastifyReply } from 'fastify';

/** What a call with `responseType: 'file'` returns. */
export interface FileResponse {
  readonly name: string;
  readonly mimetype: string;
  readonly bytes: Uint8Array;
  /** Shown in the browser instead of downloaded. */
  readonly inline?: boolean;
}

/** JSON text, nothing, or a file. Serialized inside the transaction, and sent after the commit. */
export type RouteResponse =
  | { readonly text: string | null; readonly replayed?: boolean; readonly file?: undefined }
  | { readonly file: FileResponse };

const isFile = (answer: unknown): answer is FileResponse =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && 'mimetype' in answer;

export const toRouteResponse = (
  answer: unknown,
  serialize: ((answer: unknown) => string) | undefined,
): RouteResponse => {
  if (serialize) return { text: serialize(answer) };
  return isFile(answer) ? { file: answer } : { text: null };
};

const sendFile = (reply: FastifyReply, { name, mimetype, bytes, inline }: FileResponse): FastifyReply =>
  reply
    .type(mimetype)
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

export const sendResponse = (reply: FastifyReply, response: RouteResponse): FastifyReply => {
  reply.header('cache-control', 'private, no-store');
  if (response.file) return sendFile(reply, response.file);
  if (response.replayed) reply.header('idempotency-replayed', 'true');
  return response.text === null
    ? reply.status(204).send()
    : reply.type('application/json; charset=utf-8').send(response.text);
};
