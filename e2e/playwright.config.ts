import { join } from 'node:path';
import { startTestClock } from '@husrum/testing/clock';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/chromium';
import { e2ePort as port } from './src/port';

startTestClock();

const browser = findChromium();
const noBackgroundTraffic = [
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
    'shared/catalogue/e2e/**/*.spec.ts',
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A retry that passes is reported as flaky: a busy CI machine must not stop a release.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['./src/measurements.reporter.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    // Animations are expensive without a GPU. Tests of animations use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a third of the time: only retries and manual runs (`npm run e2e`) are traced.
    trace: 'on-first-retry',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: browser && join(import.meta.dirname, 'src/chromium.sh'),
      env: { ...process.env, BROWSER: browser },
      args: ['--no-sandbox', '--disable-gpu', ...noBackgroundTraffic],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/src/server.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` },
  },
});
