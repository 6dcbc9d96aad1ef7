import { invoiceActionCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { portalCalls } from '@husrum/contract/portal';
import { receiptCalls } from '@husrum/contract/receipt';
import { sessionCalls } from '@husrum/contract/session';
import { createUser, fakeApi } from '@husrum/testing';
import {
  ApiError,
  callQueryOptions,
  configureApi,
  NETWORK_ERROR_TEXT,
  request,
  requestFile,
  token,
} from './index';

const me = { ...createUser() };

beforeEach(() => {
  localStorage.clear();
});

test('sends the token with each call', async () => {
  token.set('abc');
  const api = fakeApi().on(sessionCalls.me, me);

  await expect(request(sessionCalls.me)).resolves.toEqual(me);
  expect(api.requests(sessionCalls.me)[0]?.headers.get('Authorization')).toBe('Bearer abc');
});

test('returns the first text of each invalid field', async () => {
  fakeApi().fails(sessionCalls.login, 422, {
    message: 'Kontrollera uppgifterna',
    data: { email: ['Finns redan', 'Och mer'], password: [] },
  });

  const error = await request(sessionCalls.login, { body: { email: 'a@b.se', password: 'x' } }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, message: 'Kontrollera uppgifterna' });
  expect(error instanceof ApiError && error.fieldErrors()).toEqual({ email: 'Finns redan' });
});

test('fails with a message when the network is down', async () => {
  fakeApi().fails(sessionCalls.me, 0);
  await expect(request(sessionCalls.me)).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR_TEXT });
});

test('fails with a message when the response is not JSON', async () => {
  globalThis.fetch = async () => new Response('<html>Bad gateway</html>', { status: 502 });
  await expect(request(sessionCalls.me)).rejects.toMatchObject({ status: 502, message: 'Något gick fel' });
});

test('says that there were too many calls when a proxy refuses one', async () => {
  globalThis.fetch = async () => new Response('<html>Too many requests</html>', { status: 429 });
  await expect(request(sessionCalls.me)).rejects.toThrow('För många försök. Vänta en stund');
});

test.each([
  ['nothing', ''],
  ['a page', '<html>Logga in på nätverket</html>'],
])('fails with a message when %s comes instead of JSON, with status 200', async (_what, body) => {
  globalThis.fetch = async () => new Response(body, { status: 200 });
  await expect(request(sessionCalls.me)).rejects.toMatchObject({ message: 'Något gick fel' });
});

test('rejects with AbortError when aborted', async () => {
  fakeApi().hangs(sessionCalls.me);
  const controller = new AbortController();
  const pending = request(sessionCalls.me, { signal: controller.signal });
  controller.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

describe('the global error handlers', () => {
  const handled: string[] = [];
  beforeEach(() => {
    handled.length = 0;
    configureApi({
      onUnauthorized: ({ status }) => handled.push(`out ${status}`),
      onRoleRefusal: () => handled.push('role'),
      onPaymentRequired: () => handled.push('pay'),
      onNotFound: () => handled.push('gone'),
    });
  });

  test.each([
    [401, 'out 401'],
    [403, 'out 403'],
    [402, 'pay'],
    [404, 'gone'],
  ])('handle %i for the whole application', async (status, expected) => {
    fakeApi().fails(sessionCalls.me, status);
    await expect(request(sessionCalls.me)).rejects.toMatchObject({ status });
    expect(handled).toEqual([expected]);
  });

  test('keep the user signed in when the role does not permit the call', async () => {
    const data = { role: ['Din roll får inte göra det här.'] };
    fakeApi().fails(sessionCalls.me, 403, { message: 'Din roll får inte göra det här.', data });
    const error: unknown = await request(sessionCalls.me).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 403, hasFieldErrors: false });
    expect(handled).toEqual(['role']);
  });

  test('ignore a status that the caller handles', async () => {
    fakeApi().fails(sessionCalls.me, 404);
    await expect(request(sessionCalls.me, { handledStatuses: [404] })).rejects.toMatchObject({ status: 404 });
    expect(handled).toEqual([]);
  });

  test('ignore a wrong password at sign-in', async () => {
    fakeApi().fails(sessionCalls.login, 401);
    const body = { email: 'a@b.se', password: 'x' };
    await expect(request(sessionCalls.login, { body })).rejects.toMatchObject({ status: 401 });
    expect(handled).toEqual([]);
  });

  test('are not called when a retry with the token of another tab succeeds', async () => {
    token.set('old');
    const sent: (string | null)[] = [];
    globalThis.fetch = async (_url, init) => {
      sent.push(new Headers(init?.headers).get('Authorization'));
      token.set('new');
      return sent.length === 1
        ? new Response('{"message":"Utloggad"}', { status: 401 })
        : new Response(JSON.stringify(me));
    };
    await expect(request(sessionCalls.me)).resolves.toEqual(me);
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
    expect(handled).toEqual([]);
  });
});

test('an idempotent call sends the given key, or a new one', async () => {
  const headers: Headers[] = [];
  globalThis.fetch = async (_url, init) => {
    headers.push(new Headers(init?.headers));
    return new Response('{}');
  };
  const input = { params: { type: 'manual', id: 7 }, body: { payment: 100, paid_at: null } };
  await request(invoiceActionCalls.pay, input);
  await request(invoiceActionCalls.pay, { ...input, idempotencyKey: 'k1' });
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers[1]?.get('Idempotency-Key')).toBe('k1');
});

test('returns a file with the name from the server', async () => {
  globalThis.fetch = async () =>
    new Response('%PDF', {
      headers: {
        'Content-Disposition':
          'attachment; filename="kvittens.pdf"; filename*=UTF-8\'\'kvittens%20%C3%A5.pdf',
      },
    });
  const { name, blob } = await requestFile(receiptCalls.pdf, { params: { id: 3 } });
  expect(name).toBe('kvittens å.pdf');
  expect(blob.size).toBe(4);
});

test('the query key contains noun, call and input', () => {
  expect(callQueryOptions(leaseCalls.detail, { params: { id: 7 } }).queryKey).toEqual([
    'lease',
    'detail',
    { params: { id: 7 }, query: undefined, body: undefined },
  ]);
});

describe('a call whose token has expired', () => {
  const unauthorized = jest.fn();
  const renewToken = jest.fn<Promise<string>, []>();
  const serve = () => {
    const sent: (string | null)[] = [];
    globalThis.fetch = async (_url, init) => {
      const authorization = new Headers(init?.headers).get('Authorization');
      sent.push(authorization);
      return authorization === 'Bearer new'
        ? Response.json(me)
        : Response.json({ message: 'Du är utloggad.' }, { status: 401 });
    };
    return sent;
  };
  beforeEach(() => {
    jest.resetAllMocks();
    token.set('old');
    configureApi({ renewToken, onUnauthorized: unauthorized });
  });

  test('is sent again with a new token', async () => {
    const sent = serve();
    renewToken.mockImplementation(async () => {
      token.set('new');
      return 'new';
    });
    await expect(request(sessionCalls.me)).resolves.toEqual(me);
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
    expect(unauthorized).not.toHaveBeenCalled();
  });

  test('signs the user out when the session is over', async () => {
    serve();
    renewToken.mockRejectedValue(new ApiError(401, 'Du är utloggad.'));
    await expect(request(sessionCalls.me)).rejects.toMatchObject({ status: 401 });
    expect(unauthorized).toHaveBeenCalledTimes(1);
  });

  test('keeps the user signed in when the network is not back yet', async () => {
    serve();
    renewToken.mockRejectedValue(new ApiError(0, NETWORK_ERROR_TEXT));
    await expect(request(sessionCalls.me)).rejects.toMatchObject({ status: 0 });
    expect(unauthorized).not.toHaveBeenCalled();
  });

  test('is sent again with the token that another tab has renewed', async () => {
    const sent = serve();
    const originalFetch = globalThis.fetch;
    globalThis.fetch = async (...args) => {
      const response = await originalFetch(...args);
      localStorage.setItem('husrum.token', 'new');
      return response;
    };
    await expect(request(sessionCalls.me)).resolves.toEqual(me);
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
    expect(renewToken).not.toHaveBeenCalled();
  });
});

test('a call of another session sends its token, and leaves the user signed in when that session is over', async () => {
  const sent: (string | null)[] = [];
  globalThis.fetch = async (_url, init) => {
    sent.push(new Headers(init?.headers).get('Authorization'));
    return Response.json({ message: 'Du är utloggad.' }, { status: 401 });
  };
  const signOutUser = jest.fn();
  configureApi({ onUnauthorized: signOutUser });
  token.set('user');
  const session = {
    getToken: () => 'tenant',
    renewToken: () => Promise.reject(new ApiError(401, 'Du är utloggad.')),
    onUnauthorized: jest.fn(),
  };
  await expect(request(portalCalls.me, { session })).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual(['Bearer tenant']);
  expect(session.onUnauthorized).toHaveBeenCalledTimes(1);
  expect(signOutUser).not.toHaveBeenCalled();
});
