import type { APIRequestContext } from '@playwright/test';
import type { Account } from './account';

/** Fetches the first row of a list. Throws if the list is empty. */
export const fetchFirstRow = async <Row extends { id: number } = { id: number }>(
  request: APIRequestContext,
  { token }: Account,
  path: string,
  params: Readonly<Record<string, string>> = {},
): Promise<Row> => {
  const response = await request.get(path, {
    params: { ...params, limit: 1 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: Row[] } = await response.json();
  const [row] = data;
  if (row === undefined) throw new Error(`${path} is empty`);
  return row;
};
