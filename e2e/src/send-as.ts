import { type APIRequestContext, expect } from '@playwright/test';
import type { SignedIn } from './account';

/** Makes by calls what other tests show being made by clicks; the answer, which must be a good one. */
export const sendAs =
  (request: APIRequestContext, { token }: SignedIn) =>
  async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(path, { method, data, headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
