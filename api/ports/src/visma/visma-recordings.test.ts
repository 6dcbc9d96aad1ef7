import { startVismaFixture, type VismaFixture } from './visma.test-data';

let fixture: VismaFixture;
beforeAll(async () => {
  fixture = await startVismaFixture({ requestsPerMinute: 1 });
});
afterAll(() => fixture.simulator.stop());

/** The name and type of each field. Ids and texts differ from response to response. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
    : typeof value;

const recordings = [
  {
    source: 'issue 13 of pwitab/visma: a request with a token that is not accepted',
    status: 401,
    body: {
      ErrorCode: 4005,
      DeveloperErrorMessage: 'AuthorizationException - Authorization has been denied for this request.',
      ErrorId: '1c296026-489d-434c-b7e9-70401278a086',
    },
    replay: (baseUrl: string) => fetch(`${baseUrl}/customers`, { headers: { authorization: 'Bearer old' } }),
  },
  {
    source: 'the limits as quoted from the documentation: more than 600 requests in a minute',
    status: 429,
    body: { ErrorCode: 4010, DeveloperErrorMessage: 'API calls quota exceeded!', ErrorId: '' },
    replay: async (baseUrl: string) => {
      const authorization = `Bearer ${await fixture.tokenSource.current()}`;
      await fetch(`${baseUrl}/units`, { headers: { authorization } });
      return fetch(`${baseUrl}/units`, { headers: { authorization } });
    },
  },
];

test.each(recordings)('the simulator answers as in $source', async ({ status, body, replay }) => {
  const response = await replay(fixture.simulator.baseUrl);
  expect(response.status).toBe(status);
  const answer: unknown = await response.json();
  expect(shapeOf(answer)).toEqual(shapeOf(body));
  expect(answer).toMatchObject({ ErrorCode: body.ErrorCode });
});
