import { decryptText, encryptText, type Settings } from '@husrum/api-platform';
import type { IntegrationName } from '@husrum/contract/integration';

interface Owner {
  readonly businessId: number;
  readonly name: IntegrationName;
}
export type KeySettings = Pick<Settings, 'encryptionKeys' | 'production' | 'dataDir'>;

const encryptionContextOf = ({ businessId, name }: Owner): string => `integration ${businessId} ${name}`;

/** The credentials as they are stored: encrypted, and bound to the business and the service. */
export const encryptCredentials = (
  settings: KeySettings,
  owner: Owner,
  credentials: Readonly<Record<string, unknown>>,
): string => encryptText(settings, JSON.stringify(credentials), encryptionContextOf(owner));

/** The stored credentials. The caller validates them by the schema of the service. */
export const decryptCredentials = (settings: KeySettings, owner: Owner, encrypted: string): unknown =>
  JSON.parse(decryptText(settings, encrypted, encryptionContextOf(owner)));

/**
 * The stored credentials, like `decryptCredentials`. The result is undefined when the server has lost the key, or got another one,
 * for example after a move without it. Nothing is stored about that: with the key they work again.
 */
export const readCredentials = (settings: KeySettings, owner: Owner, encrypted: string): unknown => {
  try {
    return decryptCredentials(settings, owner, encrypted);
  } catch {
    return undefined;
  }
};
