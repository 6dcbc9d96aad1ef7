import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { readLockEntries } from './build-id';
import { cacheDir, root } from './paths';
import { StylePlugin } from './style-plugin';

export type Mode = 'production' | 'development';

/** Webpack options of the shell and the remotes. */
export const baseConfig = (dir: string, mode: Mode, { hot = false } = {}): Configuration => ({
  mode,
  context: dir,
  name: basename(dir),
  target: ['web', 'es2022'],
  devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
  stats: 'errors-warnings',
  performance: false,
  infrastructureLogging: { level: 'error' },
  output: {
    // It is the same as LOAD_TIMEOUT_MS in shared/platform/src/loading/timeout.ts: after this time the user can retry.
    chunkLoadTimeout: 10_000,
    // A module that throws while it is evaluated is evaluated again by the next import.
    strictModuleExceptionHandling: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  resolveLoader: { modules: [resolve(root, 'shared/build/node_modules')] },
  experiments: { css: true },
  // Style sheets are small, so they are part of the script that needs them: one request less for each.
  module: {
    strictExportPresence: true,
    parser: { 'css/auto': { exportType: 'style' } },
    rules: [contractRule, styleRule, scriptRule(mode, hot)],
  },
  plugins: [new StylePlugin()],
  cache: {
    type: 'filesystem',
    cacheDirectory: cacheDir,
    name: `${basename(dir)}-${mode}${hot ? '-hot' : ''}`,
    buildDependencies: {
      config: [`${import.meta.dirname}/`],
    },
    version: createHash('sha256')
      .update(readLockEntries(basename(dir)))
      .digest('hex'),
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    realContentHash: true,
    minimizer: [
      new TerserPlugin({
        parallel: false,
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions,
      }),
    ],
  },
});

const terserOptions = { compress: { passes: 2 }, format: { comments: false } };

const contractRule = {
  include: resolve(root, 'shared/contract/src'),
  use: resolve(import.meta.dirname, 'browser-contract.ts'),
};

const styleRule = { test: /\.css$/, type: 'css/auto', use: resolve(import.meta.dirname, 'compact-css.ts') };

const scriptRule = (mode: Mode, hot: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: {
            runtime: 'automatic',
            development: mode === 'development',
            refresh: hot,
          },
        },
      },
    },
  },
});
