import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRemoteFaults, findShellFaults } from './build-faults';
import { integrityOf } from './integrity-of';

const folder = mkdtempSync(join(tmpdir(), 'husrum-faults-'));
beforeEach(() => mkdirSync(join(folder, 'assets'), { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const chunkCode = 'import("antd");';
const entryCode = (text: string) => `const integrity = { 7: "${integrityOf(text)}" };`;

describe('a shell', () => {
  const first = 'first();';
  const script = (file: string, text: string) =>
    `<script defer src="/assets/${file}" integrity="${integrityOf(text)}"></script>`;
  const writeShell = () => {
    write('assets/7.0123456789.js', chunkCode);
    write('assets/main.0123456789.js', entryCode(chunkCode));
    write('assets/first.0123456789.js', first);
    const tags = [script('first.0123456789.js', first), script('main.0123456789.js', entryCode(chunkCode))];
    write('index.html', `<!doctype html>${tags.join('')}`);
  };

  test('with correct integrity has no fault', () => {
    writeShell();
    expect(findShellFaults(folder)).toEqual([]);
  });

  test('whose early script was minified twice has a fault that names the file', () => {
    writeShell();
    write('assets/first.0123456789.js', 'first()');
    expect(findShellFaults(folder)).toEqual([
      'assets/first.0123456789.js: its content differs from the integrity in index.html; browsers would refuse to run it.',
    ]);
  });

  test('with a changed chunk or a missing script has a fault that names the file', () => {
    writeShell();
    write('assets/7.0123456789.js', `${chunkCode}//`);
    rmSync(join(folder, 'assets/first.0123456789.js'));
    expect(findShellFaults(folder)).toEqual([
      'assets/first.0123456789.js: index.html names it, and it was not built.',
      'assets/7.0123456789.js: no script of the build contains its integrity; browsers would refuse to run it.',
    ]);
  });

  test('with a script tag without integrity has a fault that names the file', () => {
    writeShell();
    write('index.html', '<script src="/assets/first.0123456789.js"></script>');
    expect(findShellFaults(folder)[0]).toContain('assets/first.0123456789.js: its content differs');
  });
});

describe('a remote', () => {
  const contents = { 'entry.js': entryCode(chunkCode), '7.js': chunkCode };
  const writeRemote = () => {
    for (const [file, text] of Object.entries(contents)) write(file, text);
    const manifest = {
      name: 'mf-leases',
      build: 'aaaaaaaaaaaa',
      contract: 1,
      routes: [],
      nav: [],
      panels: [],
      uses: { calls: [], events: [], routes: [], panels: [] },
      screens: [],
      entry: '/remotes/mf-leases/aaaaaaaaaaaa/entry.js',
      integrity: integrityOf(contents['entry.js']),
      preload: [],
      sizes: { entry: 1, firstScreen: 1, total: 1 },
      builtAt: '2026-01-01T00:00:00Z',
      files: Object.entries(contents).map(([name, text]) => ({
        name,
        bytes: text.length,
        integrity: integrityOf(text),
      })),
    };
    write('remote.json', JSON.stringify(manifest));
  };

  test('with correct integrity has no fault', () => {
    writeRemote();
    expect(findRemoteFaults(folder)).toEqual([]);
  });

  test('whose entry and chunk are not what the manifest names has faults that name the files', () => {
    writeRemote();
    write('entry.js', `${contents['entry.js']} `);
    write('7.js', `${chunkCode} `);
    expect(findRemoteFaults(folder).map((fault) => fault.split(':')[0])).toEqual([
      'entry.js',
      '7.js',
      '7.js',
    ]);
  });
});
