import { urls } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { faceOf } from './compile';
import { containerName } from './layout';
import { ManifestPlugin } from './manifest-plugin';
import { container } from './remote';
import { shellConfig } from './shell';

/** Builds of development share one name: nothing of them outlives the process. */
const BUILD = 'dev';

export const socketPath = (name: RemoteName): string => `/dev/socket/${name}`;

const hotConfig = async (name: RemoteName): Promise<Configuration> => {
  const base = container(name, BUILD, 'development');
  return {
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ library: containerName(name), overlay: false }),
      new ManifestPlugin(name, BUILD, await faceOf(name)),
    ],
  };
};

/** One remote with Fast Refresh, behind a proxy that gives the page one origin. */
export const serveRemote = async (name: RemoteName, port: number): Promise<() => Promise<void>> => {
  const compiler = webpack(await hotConfig(name));
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      allowedHosts: 'all',
      devMiddleware: { publicPath: urls.remote(name, BUILD), stats: 'errors-warnings' },
      webSocketServer: { type: 'ws', options: { path: socketPath(name) } },
      // Host and port of the page itself: the remote's own are behind the proxy.
      client: { webSocketURL: `auto://0.0.0.0:0${socketPath(name)}`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  return () => server.stop();
};

/** The shell, and the packages that it provides, compiled anew when they change; the page is then reloaded by hand. */
export const watchShell = (onBuilt: (stats: Stats) => void): Promise<() => Promise<void>> =>
  new Promise((ready, failed) => {
    const compiler = webpack(shellConfig('development'));
    if (!compiler) throw new Error('webpack gave no compiler');
    const stop = () => new Promise<void>((stopped) => compiler.close(() => stopped()));
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) return failed(error);
      if (stats) onBuilt(stats);
      return ready(stop);
    });
  });

export const devManifestUrl = (name: RemoteName): string => urls.remote(name, BUILD, 'remote.json');
