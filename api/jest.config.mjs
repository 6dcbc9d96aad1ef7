/**
 * Each test file has a copy of a migrated database: see dev/testing/src/environment.ts. The product's modules are
 * shared by the test files of a worker: see dev/testing/src/shared-modules-runtime.cjs.
 */
export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/**/src/**/*.test.ts'],
  // Rules run in another Jest project: see ../jest.config.cjs.
  testPathIgnorePatterns: ['\\.rules\\.test\\.ts$', '<rootDir>/rent/'],
  testEnvironment: '<rootDir>/dev/testing/src/environment.ts',
  setupFiles: ['<rootDir>/../shared/testing/clock/preload.cjs'],
  runtime: '<rootDir>/dev/testing/src/shared-modules-runtime.cjs',
  globalSetup: '<rootDir>/dev/testing/src/global-setup.ts',
  globalTeardown: '<rootDir>/dev/testing/src/global-teardown.ts',
  transform: {
    '^.+\\.[jt]s$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs', importInterop: 'swc' },
      },
    ],
  },
  // These packages are ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:any-ascii|cookie|content-disposition)/)',
  ],
};
