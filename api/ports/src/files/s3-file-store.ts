import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { type FileStore, problem, type StoredFile } from '@husrum/api-platform';
import type { S3Settings } from '../service-settings';

/** A call to S3 fails when it gets no connection or no data for this long. */
const TIMEOUT_MS = 10_000;

const createClient = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  timeoutMs: number,
): S3Client =>
  new S3Client({
    region,
    maxAttempts: 2,
    // A checksum of a stream needs a second pass, or an encoding that some S3 services do not support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });

/** Turns any failure of S3 into the temporary problem `filesDown`. */
const withS3Problem = async <T>(result: Promise<T>): Promise<T> => {
  try {
    return await result;
  } catch (error) {
    const filesDown = problem('filesDown');
    filesDown.cause = error;
    throw filesDown;
  }
};

/** A file store in an S3 bucket. */
export const createS3FileStore = (settings: S3Settings, timeoutMs = TIMEOUT_MS): FileStore => {
  const client = createClient(settings, timeoutMs);
  const { bucket: Bucket } = settings;
  const read = async (Key: string): Promise<Buffer | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  const openObject: FileStore['open'] = async (Key) => {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Body instanceof Readable && ContentLength !== undefined
        ? { stream: Body, size: ContentLength }
        : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  const listAll = async (folder: string): Promise<StoredFile[]> => {
    const found: StoredFile[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` }))
      for (const { Key, LastModified, Size = 0 } of Contents)
        if (Key && LastModified) found.push({ key: Key, storedAt: LastModified, bytes: Size });
    return found;
  };
  return {
    put: async (Key, content, ContentType) => {
      const body = Buffer.isBuffer(content)
        ? { Body: content }
        : { Body: createReadStream(content.path), ContentLength: content.size };
      await withS3Problem(client.send(new PutObjectCommand({ Bucket, Key, ContentType, ...body })));
    },
    get: (key) => withS3Problem(read(key)),
    open: (key) => withS3Problem(openObject(key)),
    remove: async (Key) => {
      await withS3Problem(client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    list: (folder) => withS3Problem(listAll(folder)),
  };
};
