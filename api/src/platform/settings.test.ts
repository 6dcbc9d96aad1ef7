import { movedClock, testClock } from './clock';
import { readSettings } from './settings';

describe('settings', () => {
  it('need none to be given', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      baseUrl: 'http://localhost:4000',
      production: false,
    });
  });

  it.each([
    [{ PORT: 'fyra' }, 'PORT must be'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be'],
    [{ CLOCK: 'igår' }, 'CLOCK must be'],
    [{ CLOCK_FROZEN: '1' }, 'CLOCK_FROZEN needs'],
    [{ CLOCK: '2026-11-20T08:00:00Z', NODE_ENV: 'production' }, 'CLOCK is refused'],
    [{ CLOCK: '2026-11-20T08:00:00Z', CLOCK_FROZEN: '1', NODE_ENV: 'production' }, 'CLOCK is refused'],
  ])('%p are refused in one sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});

describe('a clock', () => {
  it('tells the day in Stockholm', () => {
    expect(testClock('2026-11-20T23:30:00Z').today()).toBe('2026-11-21');
    expect(testClock('2026-07-01T21:59:59Z').today()).toBe('2026-07-01');
    expect(testClock('2026-07-01T22:00:00Z').today()).toBe('2026-07-02');
  });

  it('stands still when frozen and runs on when only moved', async () => {
    const frozen = movedClock('2026-11-20T08:00:00Z', true);
    const moved = movedClock('2026-11-20T08:00:00Z', false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(frozen.now().toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(moved.now().getTime()).toBeGreaterThan(Date.parse('2026-11-20T08:00:00Z'));
    expect(moved.today()).toBe('2026-11-20');
  });
});
