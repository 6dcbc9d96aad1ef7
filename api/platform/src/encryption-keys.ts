import { StartError } from './errors/start-error';

export const KEY_BYTES = 32;

export interface EncryptionKey {
  /** It is stored with each encrypted text, so that a newer key can be added. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** Parses `id:base64,id:base64`. Throws StartError on anything else than keys of 32 bytes. */
export const parseEncryptionKeys = (text: string): readonly EncryptionKey[] =>
  text.split(',').map((part) => {
    const [, id, encoded] = /^([\w-]{1,40}):([\w+/=-]+)$/.exec(part.trim()) ?? [];
    const bytes = Buffer.from(encoded ?? '', 'base64');
    if (id === undefined || bytes.length !== KEY_BYTES)
      throw new StartError('ENCRYPTION_KEYS must be id:key pairs with keys of 32 bytes in base64.');
    return { id, bytes };
  });
