import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testS3 } from '../../../test/s3';
import type { Files } from './files';
import { folderFiles } from './folder-files';

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

  it('lists what lies under a folder, however deep, how long it is and when it was put there', async () => {
    const from = Date.now();
    for (const key of ['8/a/one.js', '8/a/b/two.js', '8/ab/three.js', '81/a/four.js'])
      await files().put(key, bytes, 'text/javascript');
    const keys = async (folder: string) => (await files().list(folder)).map(({ key }) => key).sort();
    expect(await keys('8')).toEqual(['8/a/b/two.js', '8/a/one.js', '8/ab/three.js']);
    expect(await keys('8/a')).toEqual(['8/a/b/two.js', '8/a/one.js']);
    expect(await keys('9')).toEqual([]);
    // Stores tell whole seconds.
    for (const one of await files().list('8')) {
      expect(Math.abs(one.at.getTime() - from)).toBeLessThan(20_000);
      expect(one.bytes).toBe(bytes.length);
    }
  });
};

describe('files in a folder', () => {
  const files = folderFiles(path.join(folder, 'files'));
  behaves(() => files);

  // S3 promises this of itself; the server that plays its part in tests does not.
  it('keep one of those that are put at once under one key, whole', async () => {
    const all = ['a', 'b', 'c', 'd'].map((letter) => Buffer.from(letter.repeat(2_000_000)));
    await Promise.all(all.map((one) => files.put('10/e', one, 'text/plain')));
    const kept = await files.get('10/e');
    expect(all.some((one) => kept?.equals(one))).toBe(true);
    expect(await files.list('10')).toMatchObject([{ key: '10/e' }]);
  });

  it.each(['../out', '7/../../out', '/etc/passwd', '7', ''])('stay in it: %p is no key', async (key) => {
    await expect(files.get(key)).rejects.toThrow('Not a file key');
  });

  it.each(['../out', '7/../../out', '/etc', ''])('are listed in it: %p is no folder', async (key) => {
    await expect(files.list(key)).rejects.toThrow('Not a file key');
  });
});

describe('files in S3', () => {
  behaves(testS3());
});
