/** One database per worker: a fast path through a prepared snapshot; see test/environment.ts. */
export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: [
    // Rules are a project of their own: see ../jest.config.cjs.
    ...['\\.rules\\.test\\.ts$', '<rootDir>/src/rent/'],
    // The program that is started there takes the embedded database, whatever the others have.
    ...(process.env.DATABASE_URL ? ['<rootDir>/test/start\\.test'] : []),
  ],
  testEnvironment: '<rootDir>/test/environment.ts',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  transform: {
    '^.+\\.[jt]s$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs', importInterop: 'swc' },
      },
    ],
  },
  // These come as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:cookie|content-disposition)/)',
  ],
};
