import type { Call } from '@husrum/contract/core';
import type { FastifyRequest } from 'fastify';
import { fileMissing } from '../errors';
import type { ReceivedInput, Upload } from './serve';
import { findUndeclaredFields } from './undeclared-fields';
import { readMultipart } from './upload';
import { parseParams, validateInput } from './validate';
import { replaceLoneSurrogates } from './well-formed-text';

const throwFileMissing = (): Upload => {
  throw fileMissing();
};

/**
 * Reads and validates a request by the schemas of its call. The file of a multipart call is saved at `uploadPath`. Throws 422
 * for invalid input, 404 for an impossible id.
 */
export const readInput = async (
  request: FastifyRequest,
  call: Call,
  uploadPath: string,
): Promise<ReceivedInput> => {
  const params = parseParams(request.params);
  const query = validateInput(call.query, request.query);
  const parts = call.multipart ? await readMultipart(request, uploadPath, call.largestFile) : undefined;
  const received = replaceLoneSurrogates(parts ? parts.fields : request.body);
  const { unknown, readOnly } = findUndeclaredFields(call, received);
  const body = validateInput(call.body, received, unknown);
  return {
    params,
    query,
    body,
    readOnly,
    get file() {
      return parts?.file ?? throwFileMissing();
    },
  };
};
