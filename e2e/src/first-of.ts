import type { APIRequestContext } from '@playwright/test';
import type { SignedIn } from './account';

/** The first row of a list as the signed-in one is shown it; a test that needs one cannot do without. */
export const firstOf = async <Row extends { id: number } = { id: number }>(
  request: APIRequestContext,
  { token }: SignedIn,
  path: string,
  params: Readonly<Record<string, string>> = {},
): Promise<Row> => {
  const answer = await request.get(path, {
    params: { ...params, limit: 1 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: Row[] } = await answer.json();
  const [row] = data;
  if (row === undefined) throw new Error(`${path} is empty`);
  return row;
};
