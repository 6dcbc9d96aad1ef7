import { type APIRequestContext, expect } from '@playwright/test';
import type { Account } from './account';

/** Sends API calls as an account, to set up data that a test does not create by clicks. Expects a 2xx response. */
export const callApiAs =
  (request: APIRequestContext, { token }: Account) =>
  async (method: string, path: string, data?: unknown) => {
    const response = await request.fetch(path, {
      method,
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
