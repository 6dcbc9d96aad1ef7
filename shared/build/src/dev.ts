import { urls } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRemoteConfig } from './build-bundles';
import { ManifestPlugin } from './manifest-plugin';
import { containerName } from './paths';
import { containerConfig } from './remote-webpack-config';
import { shellWebpackConfig } from './shell-webpack-config';

/** All development builds have the same id: nothing of them outlives the process. */
const BUILD = 'dev';

export const socketPath = (name: RemoteName): string => `/dev/socket/${name}`;

const hotConfig = async (name: RemoteName): Promise<Configuration> => {
  const base = containerConfig(name, BUILD, 'development', { hot: true });
  return {
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ library: containerName(name), overlay: false }),
      new ManifestPlugin(name, BUILD, await readRemoteConfig(name)),
    ],
  };
};

/** Starts a dev server with Fast Refresh for one remote. A proxy gives the page one origin (dev-proxy.ts). */
export const serveRemote = async (name: RemoteName, port: number): Promise<() => Promise<void>> => {
  const compiler = webpack(await hotConfig(name));
  if (!compiler) throw new Error('webpack returned no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      allowedHosts: 'all',
      devMiddleware: { publicPath: urls.remote(name, BUILD), stats: 'errors-warnings' },
      webSocketServer: { type: 'ws', options: { path: socketPath(name) } },
      // The host and port of the page: this server is behind the proxy.
      client: { webSocketURL: `auto://0.0.0.0:0${socketPath(name)}`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  return () => server.stop();
};

/** Compiles the shell and the packages that it provides whenever they change. The page must be reloaded by hand. */
export const watchShell = (onBuilt: (stats: Stats) => void): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(shellWebpackConfig('development'));
    if (!compiler) throw new Error('webpack returned no compiler');
    const stop = () => new Promise<void>((stopped) => compiler.close(() => stopped()));
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) return reject(error);
      if (stats) onBuilt(stats);
      return resolve(stop);
    });
  });

export const devManifestUrl = (name: RemoteName): string => urls.remote(name, BUILD, 'remote.json');
