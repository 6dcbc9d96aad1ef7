import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encryptionTexts } from './encryption.texts';
import { type EncryptionKey, KEY_BYTES, parseEncryptionKeys } from './encryption-keys';
import { errorCode, problem } from './errors';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from './private-files';
import type { Settings } from './settings';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Reads the key in the data folder, and creates it the first time. The flag `wx` makes two processes agree on one key. */
const readOrCreateDevelopmentKey = (dataDir: string): string => {
  const file = path.join(dataDir, 'encryption.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER_MODE });
    try {
      const key = `development:${randomBytes(KEY_BYTES).toString('base64')}`;
      writeFileSync(file, key, { mode: PRIVATE_FILE_MODE, flag: 'wx' });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
};

type KeySettings = Pick<Settings, 'encryptionKeys' | 'production' | 'dataDir'>;

/** The keys of the settings, newest first. Without that setting: the key in the data folder, or 503 in production. */
const keysOf = ({ encryptionKeys, production, dataDir }: KeySettings): readonly EncryptionKey[] => {
  if (encryptionKeys !== undefined) return encryptionKeys;
  if (production) throw problem('unavailable', { message: encryptionTexts.noKeys });
  return parseEncryptionKeys(readOrCreateDevelopmentKey(dataDir));
};

/**
 * Encrypts a text with AES-256-GCM and the first key. `context`, such as the id of the row, must be the same at decryption, so
 * that a text copied to another row cannot be decrypted.
 */
export const encryptText = (settings: KeySettings, text: string, context: string): string => {
  const [key] = keysOf(settings);
  if (key === undefined) throw new Error('There is no encryption key');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key.bytes, iv).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
};

/** Throws when the key is no longer configured, the text has been changed, or `context` differs. */
export const decryptText = (settings: KeySettings, encrypted: string, context: string): string => {
  const [id = '', payload = ''] = encrypted.split('.');
  const key = keysOf(settings).find((one) => one.id === id);
  if (key === undefined) throw new Error(`The encryption key ${id} is not configured`);
  const bytes = Buffer.from(payload, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
};
