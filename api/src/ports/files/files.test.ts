import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { Files } from './files';
import { folderFiles } from './folder-files';
import { s3Files } from './s3-files';

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const behaves = (files: () => Files): void => {
  const bytes = Buffer.from('åäö \0 binärt');

  it('gives back what was put, until it is removed', async () => {
    await files().put('7/a-b-c', bytes, 'application/pdf');
    expect(await files().get('7/a-b-c')).toEqual(bytes);
    await files().remove('7/a-b-c');
    expect(await files().get('7/a-b-c')).toBeUndefined();
  });

  it('knows nothing of a key that was never used, and removes it without fuss', async () => {
    expect(await files().get('7/nothing')).toBeUndefined();
    await files().remove('7/nothing');
  });

  it('replaces', async () => {
    await files().put('7/d', Buffer.from('old'), 'text/plain');
    await files().put('7/d', Buffer.from('new'), 'text/plain');
    expect((await files().get('7/d'))?.toString()).toBe('new');
  });
};

describe('files in a folder', () => {
  const files = folderFiles(path.join(folder, 'files'));
  behaves(() => files);

  it.each(['../out', '7/../../out', '/etc/passwd', '7', ''])('stay in it: %p is no key', async (key) => {
    await expect(files.get(key)).rejects.toThrow('Not a file key');
  });
});

describe('files in S3', () => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
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
  afterAll(() => server.close());

  behaves(() => {
    if (!files) throw new Error('not started');
    return files;
  });
});
