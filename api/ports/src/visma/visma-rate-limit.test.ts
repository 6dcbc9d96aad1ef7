import { startVismaFixture } from './visma.test-data';

let mockTakenKeys: string[] = [];
jest.mock('../rate-limiter', () => ({
  createRateLimiter: () => ({ take: async (key: string) => void mockTakenKeys.push(key) }),
}));

test('each attempt of a request counts towards the rate limit of its endpoint', async () => {
  const { service, simulator } = await startVismaFixture({ requestsPerMinute: 100 });
  mockTakenKeys = [];
  simulator.injectFault('error', 2);
  await service.readCompany();
  expect(mockTakenKeys).toEqual(Array.from({ length: 3 }, () => 'GET /companysettings'));
  mockTakenKeys = [];
  simulator.injectFault('token_expired');
  await service.readCompany();
  expect(mockTakenKeys).toEqual(Array.from({ length: 2 }, () => 'GET /companysettings'));
  await simulator.stop();
});
