import { readFileSync } from 'node:fs';
import { adjustableClock, testClock } from './clock';
import { envExampleFile, renderEnvExample } from './env-example';
import { readSettings, requireProductionForHttps, variables } from './settings';

describe('settings', () => {
  it('have defaults when no variable is set', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      baseUrl: 'http://localhost:4000',
      production: false,
    });
  });

  it('listen to this machine only, unless in production', () => {
    expect(readSettings({}).host).toBe('127.0.0.1');
    expect(readSettings({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
    expect(readSettings({ HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
  });

  it('with a public https address are those of production', () => {
    const start = (env: Record<string, string>) => () => requireProductionForHttps(readSettings(env));
    const BASE_URL = 'https://husrum.example';
    expect(start({ BASE_URL })).toThrow('NODE_ENV=production');
    expect(start({ BASE_URL, NODE_ENV: 'production' })).not.toThrow();
    expect(start({ BASE_URL: 'http://localhost:4000' })).not.toThrow();
  });

  it('treat an empty variable as unset', () => {
    const empty = Object.fromEntries(Object.values(variables).map(({ name }) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('have the defaults that .env.example shows', () => {
    const shown = Object.fromEntries(
      Object.values(variables).map(({ name, defaultText }) => [name, defaultText]),
    );
    expect(readSettings(shown)).toEqual(readSettings({}));
  });

  it('are listed in .env.example: run npm run env:example when this fails', () => {
    expect(readFileSync(envExampleFile, 'utf8')).toBe(renderEnvExample());
  });

  it.each([
    [{ PORT: 'fyra' }, 'PORT must be'],
    [{ TERMS_FILE: '/no/such/file' }, 'TERMS_FILE cannot be read'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be'],
    [{ JOB_LOCK_SECONDS: '0' }, 'JOB_LOCK_SECONDS must be'],
    [{ REPORT_TIMEOUT_SECONDS: '3601' }, 'REPORT_TIMEOUT_SECONDS must be'],
    [{ SAMPLE_RATE: '2' }, 'SAMPLE_RATE must be'],
    [{ CLOCK: 'igår' }, 'CLOCK must be'],
    [{ CLOCK_FROZEN: '1' }, 'CLOCK_FROZEN needs'],
    [{ CLOCK: '2026-11-20T08:00:00Z', NODE_ENV: 'production' }, 'CLOCK is refused'],
    [{ CLOCK: '2026-11-20T08:00:00Z', CLOCK_FROZEN: '1', NODE_ENV: 'production' }, 'CLOCK is refused'],
  ])('rejects %p and names the variable', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

describe('a clock', () => {
  it('gives the date in Stockholm', () => {
    expect(testClock('2026-11-20T23:30:00Z').today()).toBe('2026-11-21');
    expect(testClock('2026-07-01T21:59:59Z').today()).toBe('2026-07-01');
    expect(testClock('2026-07-01T22:00:00Z').today()).toBe('2026-07-02');
  });

  it('does not advance when frozen, and advances otherwise', async () => {
    const frozen = adjustableClock('2026-11-20T08:00:00Z', true);
    const running = adjustableClock('2026-11-20T08:00:00Z', false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(frozen.now().toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(running.now().getTime()).toBeGreaterThan(Date.parse('2026-11-20T08:00:00Z'));
    expect(running.today()).toBe('2026-11-20');
  });
});
