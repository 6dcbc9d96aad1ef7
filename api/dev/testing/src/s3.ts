import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStore } from '@husrum/api-platform';
import { createS3FileStore } from '@husrum/api-ports/testing';
import S3rver from 's3rver';

/** Runs an S3 server for the duration of the test file or describe. Returns a getter of a file store on it. */
export const testS3 = (): (() => FileStore) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'husrum-s3-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'husrum', configs: [] }],
  });
  let files: FileStore | undefined;

  beforeAll(async () => {
    const { port } = await server.run();
    // Node writes the real time, and the client then signs with it. The server compares that with the test clock.
    server.httpServer.prependListener('request', (_request, response) =>
      response.setHeader('date', new Date().toUTCString()),
    );
    files = createS3FileStore({
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
    if (!files) throw new Error('The S3 server runs only inside tests and hooks');
    return files;
  };
};
