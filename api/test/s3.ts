import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { Files } from '../src/ports/files/files';
import { s3Files } from '../src/ports/files/s3-files';

/** A store that speaks S3, as long as this test file or describe runs. */
export const testS3 = (): (() => Files) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'husrum-s3-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'husrum', configs: [] }],
  });
  let files: Files | undefined;

  beforeAll(async () => {
    const { port } = await server.run();
    files = s3Files({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-north-1',
      bucket: 'husrum',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  return () => {
    if (!files) throw new Error('The store runs only inside tests and hooks');
    return files;
  };
};
