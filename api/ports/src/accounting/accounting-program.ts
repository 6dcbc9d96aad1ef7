import type { Settings } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { createFortnoxService } from '../fortnox/fortnox';
import { createFortnoxOAuth } from '../fortnox/fortnox-oauth';
import type { AccountingSettings } from '../service-settings';
import { createVismaService } from '../visma/visma';
import { createVismaOAuth } from '../visma/visma-oauth';
import type { AccountingOAuth, AccountingService, AccountingTokenSource } from './accounting-service';

interface ProgramAdapter {
  createService(settings: AccountingSettings, tokens: AccountingTokenSource): AccountingService;
  createOAuth(settings: AccountingSettings): AccountingOAuth;
}
const adapters: Readonly<Record<AccountingName, ProgramAdapter>> = {
  FORTNOX: { createService: createFortnoxService, createOAuth: createFortnoxOAuth },
  VISMA: { createService: createVismaService, createOAuth: createVismaOAuth },
};

const settingsKey = { FORTNOX: 'fortnox', VISMA: 'visma' } as const satisfies Readonly<
  Record<AccountingName, keyof Settings>
>;

export interface AccountingProgram {
  readonly oauth: AccountingOAuth;
  createService(tokens: AccountingTokenSource): AccountingService;
}

/** The accounting program, if this server is configured for it. */
export const findProgram = (
  settings: Pick<Settings, 'fortnox' | 'visma'>,
  name: AccountingName,
): AccountingProgram | undefined => {
  const found = settings[settingsKey[name]];
  if (found === undefined) return undefined;
  const adapter = adapters[name];
  return {
    oauth: adapter.createOAuth(found),
    createService: (tokens) => adapter.createService(found, tokens),
  };
};
