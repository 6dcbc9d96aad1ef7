import { buildPath } from '@husrum/contract/core';
import type { Get } from '@husrum/contract/page-kind';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from './account';
import { callApiAs } from './call-api-as';

/** Makes the GET calls of an account. Expects a 2xx response. */
export const createGet =
  (request: APIRequestContext, account: Account): Get =>
  async (call, { params = {}, query } = {}) => {
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return callApiAs(request, account)('GET', `${buildPath(call.path, params)}?${search}`);
  };
