import type { Settings } from '@husrum/api-platform';
import type { AccountingTokens } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';
import * as yup from 'yup';
import { decryptCredentials, encryptCredentials } from '../integration/integration-credentials';

type KeySettings = Pick<Settings, 'encryptionKeys' | 'production' | 'dataDir'>;
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
