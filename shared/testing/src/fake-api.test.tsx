import { ApiError, request } from '@husrum/api-client';
import { sessionCalls } from '@husrum/contract/session';
import { fakeApi } from './fake-api';
import { parseQuery } from './parse-query';

const token = { access_token: 'abc', token_type: 'bearer', expires_in: 3600 };

test('responds to a call and records the request as the contract parses it', async () => {
  const api = fakeApi().on(sessionCalls.login, token);
  const body = { email: ' Karin@Example.se ', password: 'hemligt' };

  await expect(request(sessionCalls.login, { body })).resolves.toEqual(token);
  expect(api.requests(sessionCalls.login)[0]?.body.email).toBe('karin@example.se');
});

test('responds with 422 and the texts of the schema to invalid input', async () => {
  fakeApi().on(sessionCalls.login, token);

  const refused = request(sessionCalls.login, { body: { email: 'nej', password: 'x' } });
  await expect(refused).rejects.toMatchObject({ status: 422 });
  await refused.catch((error: unknown) => {
    expect(error instanceof ApiError && error.fieldErrors()).toEqual({
      email: 'Ange en giltig mejladress',
    });
  });
});

test('parses path parameters and nested queries', async () => {
  const api = fakeApi().on(sessionCalls.invite, {
    name: 'Karin',
    email: 'a@b.se',
    business: 'Holms Fastigheter AB',
    role: 'MANAGER',
  });
  await request(sessionCalls.invite, { params: { invite: 'a/å' } });
  expect(api.requests(sessionCalls.invite)[0]?.params).toEqual({ invite: 'a/å' });
  expect(parseQuery('?sort[by]=start&sort[order]=desc&status[]=a&status[]=b&page=2')).toEqual({
    sort: { by: 'start', order: 'desc' },
    status: ['a', 'b'],
    page: '2',
  });
});
