import { callQueryOptions } from '@husrum/api-client';
import { type AccountingName, accountingCalls } from '@husrum/contract/accounting';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { busEvent } from '@husrum/contract/bus';
import { entityCalls } from '@husrum/contract/entity';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

export const useAccountingSettings = (id: number) =>
  useQuery(callQueryOptions(accountingCalls.settings, { params: { id } }));
/** The accounts, cost centres and projects that exist in the accounting program. Reading them there may take a while, and may fail. */
export const useAccountingChart = (id: number) =>
  useQuery({ ...callQueryOptions(accountingCalls.chart, { params: { id } }), retry: false });

const publish = () => [busEvent('integration.changed', {})];

export const loginCall = {
  FORTNOX: accountingCalls.loginFortnox,
  VISMA: accountingCalls.loginVisma,
} as const;
/** Fetches the address of the program's consent page, and opens it in this tab. */
export const useBeginLogin = (name: AccountingName) =>
  useApiMutation<(typeof loginCall)[AccountingName]>(loginCall[name], {
    onSuccess: ({ url }) => window.location.assign(url),
  });

const authenticateCall = {
  FORTNOX: accountingCalls.authenticateFortnox,
  VISMA: accountingCalls.authenticateVisma,
} as const;
/** A failure shows no toast, because the page shows it. */
export const useAuthenticate = (name: AccountingName, onSuccess: () => void) =>
  useApiMutation<(typeof authenticateCall)[AccountingName]>(authenticateCall[name], {
    publish,
    silentFailure: true,
    onSuccess,
  });

export const useSaveAccounts = () =>
  useApiMutation(accountingCalls.updateAccounts, { publish, successMessage: ({ message }) => message });
export const useSaveDimension = (onSuccess: () => void) =>
  useApiMutation(accountingCalls.updateDimension, {
    publish,
    successMessage: ({ message }) => message,
    onSuccess,
  });
export const useRunSync = () =>
  useApiMutation(accountingSyncCalls.run, {
    publish: () => [busEvent('accountingSync.changed', {})],
    // After a failed run, the connection contains the error.
    publishOnFailure: () => [busEvent('integration.changed', {})],
    successMessage: ({ message }) => message,
  });

const SEARCH_LIMIT = 10;
/** Searches objects by name. */
export const entitySearchQueryOptions = (name: string) =>
  callQueryOptions(entityCalls.list, { query: { name: name || undefined, limit: SEARCH_LIMIT } });
