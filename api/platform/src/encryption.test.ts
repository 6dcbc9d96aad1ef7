import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decryptText, encryptText } from './encryption';
import { parseEncryptionKeys } from './encryption-keys';

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const old = newKey('2025');
const current = newKey('2026');
const withKeys = (...keys: string[]) => ({
  encryptionKeys: parseEncryptionKeys(keys.join(',')),
  production: true,
  dataDir: '',
});

test('decrypts what it encrypted, and encrypts the same text differently each time', () => {
  const settings = withKeys(current);
  const first = encryptText(settings, 'hemlig nyckel åäö', 'integration 7');
  expect(first).toMatch(/^2026\.[\w-]+$/);
  expect(first).not.toBe(encryptText(settings, 'hemlig nyckel åäö', 'integration 7'));
  expect(decryptText(settings, first, 'integration 7')).toBe('hemlig nyckel åäö');
});

test('decrypts with an older key, and encrypts with the first one', () => {
  const before = encryptText(withKeys(old), 'token', 'a');
  const rotated = withKeys(current, old);
  expect(decryptText(rotated, before, 'a')).toBe('token');
  expect(encryptText(rotated, 'token', 'a')).toMatch(/^2026\./);
  expect(() => decryptText(withKeys(current), before, 'a')).toThrow('2025');
});

test('refuses a changed text, and one with another context', () => {
  const settings = withKeys(current);
  const encrypted = encryptText(settings, 'token', 'account 1');
  expect(() => decryptText(settings, encrypted, 'account 2')).toThrow();
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => decryptText(settings, changed, 'account 1')).toThrow();
});

test('keeps one key in the data folder outside production, and fails in production', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'husrum-key-'));
  const settings = { encryptionKeys: undefined, production: false, dataDir };
  const encrypted = encryptText(settings, 'token', 'a');
  expect(decryptText(settings, encrypted, 'a')).toBe('token');
  expect(() => encryptText({ ...settings, production: true }, 'token', 'a')).toThrow(
    /Servern kan inte spara/,
  );
});

test.each(['', 'utan-nyckel', '2026:kort', `2026:${randomBytes(16).toString('base64')}`])(
  'refuses the setting %j',
  (text) => {
    expect(() => parseEncryptionKeys(text)).toThrow('ENCRYPTION_KEYS');
  },
);
