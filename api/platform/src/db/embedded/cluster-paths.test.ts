import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeClusterFolders } from './cluster-paths';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-paths-'));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Makes a folder that is open or closed to other users, with DATA_DIR in it. */
const newDataDir = (name: string, mode: number): string => {
  const dataDir = path.join(root, name, 'data');
  mkdirSync(dataDir, { recursive: true });
  chmodSync(path.join(root, name), mode);
  return dataDir;
};

it("is in DATA_DIR when the server's own user runs PostgreSQL, also in a closed folder", () => {
  const dataDir = newDataDir('own', 0o700);
  const paths = makeClusterFolders(dataDir, {}, path.join(root, 'system'));
  expect([paths.home, paths.isElsewhere]).toEqual([path.join(dataDir, 'postgresql'), false]);
  expect(existsSync(path.join(root, 'system'))).toBe(false);
});

// Only root runs PostgreSQL as another user.
(process.getuid?.() === 0 ? describe : describe.skip)('for a user of its own', () => {
  const runAs = { uid: 65_534, gid: 65_534 };
  const systemFolder = path.join(root, 'system');
  const open = (dataDir: string) => {
    const paths = makeClusterFolders(dataDir, runAs, systemFolder);
    mkdirSync(paths.data, { recursive: true });
    return paths;
  };
  const close = (dataDir: string) => chmodSync(path.dirname(dataDir), 0o700);
  const letPass = (dataDir: string) => chmodSync(path.dirname(dataDir), 0o711);

  it('is in DATA_DIR if the user can reach it', () => {
    const dataDir = newDataDir('open', 0o755);
    const { home, isElsewhere } = open(dataDir);
    expect([home, isElsewhere]).toEqual([path.join(dataDir, 'postgresql'), false]);
    expect(statSync(home)).toMatchObject({ uid: runAs.uid, gid: runAs.gid });
  });

  it("is in the system's folder otherwise, which a file in DATA_DIR says", () => {
    const dataDir = newDataDir('closed', 0o700);
    const { home, isElsewhere } = open(dataDir);
    expect([path.dirname(path.dirname(home)), isElsewhere]).toEqual([systemFolder, true]);
    expect(readFileSync(path.join(dataDir, 'database-folder.txt'), 'utf8')).toBe(`${home}\n`);
    expect(statSync(home)).toMatchObject({ uid: runAs.uid, gid: runAs.gid });
  });

  it('stays there when the folder is opened later', () => {
    const dataDir = newDataDir('opened', 0o700);
    const { home } = open(dataDir);
    letPass(dataDir);
    expect(open(dataDir).home).toBe(home);
    expect(existsSync(path.join(dataDir, 'postgresql'))).toBe(false);
  });

  it('is refused when the folder is closed later, instead of beginning anew', () => {
    const dataDir = newDataDir('closed-later', 0o755);
    const { home } = open(dataDir);
    close(dataDir);
    expect(() => open(dataDir)).toThrow('cannot reach the database in');
    letPass(dataDir);
    expect(open(dataDir).home).toBe(home);
  });

  it('is refused when DATA_DIR was moved without it, wherever to', () => {
    const dataDir = newDataDir('moved', 0o700);
    const { home } = open(dataDir);
    for (const mode of [0o700, 0o755]) {
      const other = path.join(newDataDir(`moved-to-${mode}`, mode), 'data');
      renameSync(dataDir, other);
      expect(() => open(other)).toThrow(`its database is still in ${home}`);
      renameSync(other, dataDir);
    }
    expect(open(dataDir).home).toBe(home);
  });
});
