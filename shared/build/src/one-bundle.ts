import { resolve } from 'node:path';
import type { RemoteName } from '@husrum/contract/routes';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { iconPlugin } from './icon-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { PagePlugin } from './page-plugin';
import { presentRemotes, remoteDir, root, shellDir } from './paths';

/** The web root of the comparison. tools/first-visit.ts also links the remotes' folders into it. */
export const oneBundleRoot = resolve(root, '.cache/one-bundle');

const lazyImport = (name: RemoteName) =>
  `${JSON.stringify(name)}: () => import(${JSON.stringify(resolve(remoteDir(name), 'src/remote.ts'))})`;

/** Replaces shell/src/registry/federation.ts by the same function with ordinary imports. */
const withoutFederation = () =>
  `data:text/javascript,${encodeURIComponent(
    `const modules = {${presentRemotes().map(lazyImport).join(',')}};
     export const loadBuild = ({ name }) => modules[name]();`,
  )}`;

const base = baseConfig(shellDir, 'production');

/** Shell and remotes from the same sources as one ordinary application with lazy routes, for comparison. */
export const oneBundleConfig = (): Configuration => ({
  ...base,
  name: 'one-bundle',
  cache: false,
  entry: { main: resolve(shellDir, 'src/main.ts') },
  output: {
    path: resolve(oneBundleRoot, 'shell/dist'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    clean: true,
  },
  plugins: [
    ...(base.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(/\/federation$/, (resource) => {
      const file = resolve(resource.context, resource.request);
      if (file === resolve(shellDir, 'src/registry/federation')) resource.request = withoutFederation();
    }),
    // The federated build shares this subset of the router, too.
    new webpack.NormalModuleReplacementPlugin(
      /^react-router-dom$/,
      resolve(root, 'shared/platform/src/router/router-subset.ts'),
    ),
    iconPlugin('file'),
    new IntegrityPlugin(),
    new PagePlugin('production', ''),
  ],
});
