import type { AccountingTokens } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';
import * as yup from 'yup';
import {
  decryptCredentials,
  encryptCredentials,
  type KeySettings,
  readCredentials,
} from '../integration/integration-credentials';

interface Owner {
  readonly businessId: number;
  readonly name: AccountingName;
}

const tokensSchema = yup.object({
  accessToken: yup.string().required(),
  refreshToken: yup.string().required(),
  accessExpiresAt: yup.string().required(),
  scope: yup.string().ensure(),
});

export const encryptTokens = (settings: KeySettings, owner: Owner, tokens: AccountingTokens): string =>
  encryptCredentials(settings, owner, { ...tokens });

export const decryptTokens = (settings: KeySettings, owner: Owner, encrypted: string): AccountingTokens =>
  tokensSchema.validateSync(decryptCredentials(settings, owner, encrypted));

/** The tokens, like `decryptTokens`. The result is undefined when this server cannot read them. */
export const readTokens = (
  settings: KeySettings,
  owner: Owner,
  encrypted: string,
): AccountingTokens | undefined => {
  const stored = readCredentials(settings, owner, encrypted);
  return stored === undefined ? undefined : tokensSchema.validateSync(stored);
};
