import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyMultipartBaseOptions, MultipartFile } from '@fastify/multipart';
import type { LargestFile } from '@husrum/contract/core';
import { FILE_TOO_LARGE_TEXT, MAX_FILE_BYTES } from '@husrum/contract/file';
import type { FastifyRequest } from 'fastify';
import { errorCode, fileMissing, fileTooLarge, Problem, problem } from '../errors';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../private-files';
import type { Upload } from './serve';

/** It is longer than the longest text of any call. */
const FIELD_LIMIT_BYTES = 64 * 1024;
export const MULTIPART_LIMITS: FastifyMultipartBaseOptions['limits'] = {
  fileSize: MAX_FILE_BYTES,
  files: 1,
  fields: 50,
  fieldSize: FIELD_LIMIT_BYTES,
};

const largestOfAll: LargestFile = { bytes: MAX_FILE_BYTES, tooLarge: FILE_TOO_LARGE_TEXT };

/** No process writes an upload for longer than this. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** The folder in which uploads wait on the disk, not in memory, until their call is answered. */
export const uploadFolder = (dataDir: string): string => path.join(dataDir, 'uploads');

/** Removes the files that killed processes left behind a day ago. Other processes may be writing the newer ones. */
export const removeAbandonedUploads = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    // The process that wrote the file may have removed it meanwhile.
    const stats = await stat(file).catch(() => undefined);
    if (stats === undefined) continue;
    if (Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
};

interface Parts {
  file: Upload | undefined;
  readonly fields: Record<string, unknown>;
}

const saveFile = async (
  { file, filename, mimetype }: MultipartFile,
  target: string,
  largest: LargestFile,
): Promise<Upload> => {
  await pipeline(file, createWriteStream(target, { mode: PRIVATE_FILE_MODE }));
  if (file.truncated) throw fileTooLarge(largest.tooLarge);
  const { size } = await stat(target);
  return { name: filename ?? '', mimetype, size, content: { path: target, size } };
};

const readParts = async (request: FastifyRequest, target: string, largest: LargestFile): Promise<Parts> => {
  const parts: Parts = { file: undefined, fields: {} };
  for await (const part of request.parts({ limits: { fileSize: largest.bytes } })) {
    if (part.type === 'file') {
      if (part.fieldname === 'file') parts.file = await saveFile(part, target, largest);
      else part.file.resume();
    } else if (part.valueTruncated) throw problem('tooLarge');
    else parts.fields[part.fieldname] = part.value;
  }
  return parts;
};

/** The parser of multipart bodies throws errors without a code for what it cannot read. Those of limits and of the disk have one. */
const toUploadError = (error: unknown, largest: LargestFile): unknown => {
  if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(largest.tooLarge);
  return error instanceof Problem || errorCode(error) !== undefined ? error : problem('unreadable');
};

/**
 * Reads a multipart body: one part named `file`, which is saved at `target`, and the rest are fields. Throws 422 for a body
 * that is no multipart or is broken, and for a file that is too large, of which the rest is not read.
 */
export const readMultipart = async (
  request: FastifyRequest,
  target: string,
  largest = largestOfAll,
): Promise<Parts> => {
  if (!request.isMultipart()) throw fileMissing();
  try {
    return await readParts(request, target, largest);
  } catch (error) {
    throw toUploadError(error, largest);
  }
};

/** Gives `run` a path in the folder for the file of one request, and deletes that file afterwards. */
export const withUploadPath = async <T>(folder: string, run: (target: string) => Promise<T>): Promise<T> => {
  const target = path.join(folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  try {
    return await run(target);
  } finally {
    await rm(target, { force: true });
  }
};
