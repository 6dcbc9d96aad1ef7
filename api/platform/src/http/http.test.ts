import { gunzipSync } from 'node:zlib';
import { allRoutes, buildServer } from '@husrum/api-app/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { allCalls } from '@husrum/contract/calls';
import { companyCalls } from '@husrum/contract/company';
import { sessionCalls } from '@husrum/contract/session';
import { readSettings, type Settings } from '../settings';
import { createOpenApiDocument } from './openapi';

const app = testServer();
const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers });

describe('a request that reaches no handler', () => {
  it('answers JSON for an unknown path under /api', async () => {
    const response = await get('/api/finns/inte');
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Anropet finns inte.' }]);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999999999', '%00'])(
    'answers 404 for the id %s',
    async (id) => {
      const anna = await makeAccount(app);
      const response = await get(`/api/company/${id}`, { authorization: `Bearer ${anna.token}` });
      expect([response.statusCode, response.json()]).toEqual([404, { message: 'Det du söker finns inte.' }]);
    },
  );

  it.each(['{"email":', '[1', '"x'])('answers 422 for invalid JSON: %s', async (payload) => {
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message: 'Det gick inte att läsa det som skickades.' });
  });

  it('rejects a body that is too large', async () => {
    const response = await app.as().raw(sessionCalls.login, { body: { email: 'x'.repeat(2_000_000) } });
    expect([response.statusCode, response.json().message]).toEqual([
      413,
      'Det som skickades är för stort. Högst 1 MB går att skicka i ett anrop.',
    ]);
  });

  it('names the invalid fields of a query', async () => {
    const anna = await makeAccount(app);
    const valid = await app.as(anna).raw(companyCalls.list);
    expect(valid.statusCode).toBe(200);
    const response = await get('/api/company?page=0&sort[by]=password', {
      authorization: `Bearer ${anna.token}`,
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().data)).toEqual(['page', 'sort.by']);
  });
});

describe('headers', () => {
  it('allow scripts from our own origin only', async () => {
    const policy = String((await get('/health')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain('frame-src blob:;');
  });

  it('forbid the pages to use the device, but for the clipboard and the whole screen', async () => {
    const policy = String((await get('/health')).headers['permissions-policy']).split(', ');
    expect(policy).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'usb=()']),
    );
    expect(policy.filter((part) => !part.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
      'fullscreen=(self)',
    ]);
  });

  it('forbid caching and contain the request id', async () => {
    const anna = await makeAccount(app);
    const response = await app.fastify.inject({
      method: 'GET',
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${anna.token}`, 'x-request-id': 'from-the-proxy-1' },
    });
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-request-id': 'from-the-proxy-1',
    });
  });
});

it('compresses long responses', async () => {
  const response = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(response.rawPayload).toString()).openapi).toBe('3.1.0');
});

describe('the API document', () => {
  it('is OpenAPI 3.1 and describes every route', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const described = Object.values<Record<string, unknown>>(document.paths).flatMap((path) =>
      Object.keys(path),
    );
    expect(described).toHaveLength(allRoutes.length);
    expect(document.paths['/api/auth/login'].post).toMatchObject({
      operationId: 'sessionLogin',
      security: [],
    });
    expect(document.paths['/api/company/{id}'].get.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    ]);
  });

  it('has a page without inline scripts, which the content security policy would block', async () => {
    const page = await get('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script>(?!<)/);
  });

  it('describes nullable fields as JSON Schema', () => {
    const document = JSON.stringify(createOpenApiDocument(allRoutes, 'https://husrum.example'));
    expect(document).toContain('"type":["string","null"]');
    expect(document).not.toContain('undefined');
  });
});

it('there is one route for every call of the contract', () => {
  const served = allRoutes.map(({ call }) => `${call.method} ${call.path}`);
  expect(new Set(served).size).toBe(served.length);
  const missing = allCalls
    .map(({ call }) => `${call.method} ${call.path}`)
    .filter((call) => !served.includes(call));
  expect(missing).toEqual([]);
});

describe('monitoring', () => {
  it('answers /health, /ready and /metrics', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/ready')).json()).toEqual({ status: 'ready' });
    const metrics = await get('/metrics');
    expect(metrics.body).toContain('http_request_duration_seconds_bucket');
    expect(metrics.body).toContain('route="/ready"');
  });
});

describe('/metrics', () => {
  const httpStatusOf = async (env: Record<string, string>, authorization?: string) => {
    const { clock, db, files } = app;
    const settings = { ...app.settings, ...pick(readSettings(env)) };
    const server = await buildServer({ settings, clock, db, files, secret: 'x', rateLimits: false });
    const { statusCode } = await server.inject({
      url: '/metrics',
      headers: authorization ? { authorization } : {},
    });
    await server.close();
    return statusCode;
  };
  const pick = ({ production, metricsToken }: Settings) => ({ production, metricsToken });

  it('requires the token if one is set, and is closed in production without one', async () => {
    expect(await httpStatusOf({ NODE_ENV: 'production' })).toBe(404);
    expect(await httpStatusOf({ METRICS_TOKEN: 'hemlig' })).toBe(404);
    const both = { NODE_ENV: 'production', METRICS_TOKEN: 'hemlig' };
    expect(await httpStatusOf(both, 'Bearer fel')).toBe(404);
    expect(await httpStatusOf(both, 'Bearer hemlig')).toBe(200);
  });
});
