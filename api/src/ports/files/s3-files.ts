import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { StoreSettings } from '../../platform/settings';
import type { Files, KeptFile } from './files';

const clientOf = ({ endpoint, region, accessKeyId, secretAccessKey }: StoreSettings): S3Client =>
  new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });

export const s3Files = (settings: StoreSettings): Files => {
  const client = clientOf(settings);
  const { bucket: Bucket } = settings;
  return {
    put: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    get: async (Key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    list: async (folder) => {
      const found: KeptFile[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: `${folder}/` },
      ))
        for (const { Key, LastModified, Size = 0 } of Contents)
          if (Key && LastModified) found.push({ key: Key, at: LastModified, bytes: Size });
      return found;
    },
  };
};
