import type { FastifyRequest } from 'fastify';
import { problem } from '../errors';
import type { Upload } from './serve';

export const UPLOAD_LIMIT = 25 * 1024 * 1024;

interface Parts {
  file: Upload | undefined;
  fields: Record<string, unknown>;
}

/** Reads a multipart body: one part named `file`, the rest are fields. */
export const readMultipart = async (request: FastifyRequest): Promise<Parts> => {
  if (!request.isMultipart()) throw problem('fileMissing', { fields: { file: ['Välj en fil.'] } });
  const parts: Parts = { file: undefined, fields: {} };
  for await (const part of request.parts()) {
    if (part.type === 'field') parts.fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') {
      parts.file = { name: part.filename, mimetype: part.mimetype, bytes: await part.toBuffer() };
    } else part.file.resume();
  }
  return parts;
};
