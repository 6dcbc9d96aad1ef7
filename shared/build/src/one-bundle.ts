import { resolve } from 'node:path';
import type { RemoteName } from '@husrum/contract/routes';
import webpack, { type Configuration } from 'webpack';
import { iconPlugin } from './icon-plugin';
import { IntegrityPlugin } from './integrity';
import { presentRemotes, remoteDir, root, shellDir } from './layout';
import { PagePlugin } from './page';
import { preset } from './preset';

export const oneBundleDist = resolve(root, '.cache/one-bundle');

const loader = (name: RemoteName) =>
  `${JSON.stringify(name)}: () => import(${JSON.stringify(resolve(remoteDir(name), 'src/remote.ts'))})`;

/** In place of shell/src/registry/federation.ts: the same function over ordinary imports. */
const withoutFederation = () =>
  `data:text/javascript,${encodeURIComponent(
    `const modules = {${presentRemotes().map(loader).join(',')}};
     export const loadBuild = ({ name }) => modules[name]();`,
  )}`;

const base = preset(shellDir, 'production');

/** The yardstick: shell and remotes from the same sources as one ordinary application with lazy routes. */
export const oneBundleConfig = (): Configuration => ({
  ...base,
  name: 'one-bundle',
  cache: false,
  entry: { main: resolve(shellDir, 'src/main.ts') },
  output: {
    path: oneBundleDist,
    publicPath: '/',
    filename: 'assets/[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    clean: true,
  },
  plugins: [
    ...(base.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(/\/federation$/, (asked) => {
      const file = resolve(asked.context, asked.request);
      if (file === resolve(shellDir, 'src/registry/federation')) asked.request = withoutFederation();
    }),
    // What the share scope does for the federated build: one subset of the router for everybody.
    new webpack.NormalModuleReplacementPlugin(
      /^react-router-dom$/,
      resolve(root, 'shared/platform/src/router/router-subset.ts'),
    ),
    iconPlugin('file'),
    new IntegrityPlugin(),
    new PagePlugin('production', ''),
  ],
});
