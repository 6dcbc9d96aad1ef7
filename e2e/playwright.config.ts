import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { e2ePort as port } from './src/port';

const browser = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));
const noTraffic = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '..',
  testMatch: [
    'e2e/{journeys,platform,accessibility}/**/*.spec.ts',
    'mf-*/e2e/**/*.spec.ts',
    'shell/e2e/**/*.spec.ts',
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A second try is counted as flaky and shown; a machine under load must not stop a release.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['./src/figures.reporter.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    // What moves is drawn sixty times a second, by the processor here. Whoever tests what moves says `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the run: only a second try is recorded, and what is run by hand (`npm run e2e`).
    trace: 'on-first-retry',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: browser && join(import.meta.dirname, 'src/chromium.sh'),
      env: { ...process.env, BROWSER: browser },
      args: ['--no-sandbox', '--disable-gpu', ...noTraffic],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/src/server.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 120_000,
    reuseExistingServer: process.env.E2E_SERVED !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` },
  },
});
