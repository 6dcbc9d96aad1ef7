import type { FastifyRequest } from 'fastify';
import { problem } from '../errors';
import type { RawInput, Route, Upload } from './serve';
import { readMultipart } from './upload';
import { validated, validParams } from './validate';

const noFile = (): Upload => {
  throw problem('fileMissing', { fields: { file: ['Välj en fil.'] } });
};

/** The request as its call describes it; whatever does not fit is refused here. */
export const inputOf = async (request: FastifyRequest, { call }: Route): Promise<RawInput> => {
  const params = validParams(request.params);
  const query = validated(call.query, request.query);
  const parts = call.multipart ? await readMultipart(request) : undefined;
  const body = validated(call.body, parts ? parts.fields : request.body);
  return {
    params,
    query,
    body,
    get file() {
      return parts?.file ?? noFile();
    },
  };
};
