import { type Manifest, urls } from '@husrum/contract/manifest';

type PreloadManifest = Pick<
  Manifest,
  'name' | 'build' | 'entry' | 'integrity' | 'preload' | 'screens' | 'files'
>;

interface Script {
  readonly url: string;
  readonly integrity: string;
}

const toLink = ({ url, integrity }: Script): string =>
  `<${url}>; rel=preload; as=script; integrity="${integrity}"`;

/**
 * A Link header that preloads the scripts of a route: first those of the shell, then the remote's entry, its initial chunks
 * and the screen. A browser opens six connections, and the shell's scripts must not wait for one.
 */
export const createPreloadHeader = (
  route: string,
  { screens = [], ...build }: PreloadManifest,
  shell: readonly Script[] = [],
): string => {
  const screenFiles = new Set(screens.find((screen) => screen.route === route)?.files);
  const screenScripts = build.files
    .filter(({ name }) => screenFiles.has(name))
    .map(({ name, integrity }) => ({ url: urls.remote(build.name, build.build, name), integrity }))
    .filter(({ url }) => !build.preload.some((first) => first.url === url));
  const entry = { url: build.entry, integrity: build.integrity };
  return [...shell, entry, ...build.preload, ...screenScripts].map(toLink).join(', ');
};
