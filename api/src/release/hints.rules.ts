import { type Manifest, urls } from '@husrum/contract/manifest';

type Hinted = Pick<Manifest, 'name' | 'build' | 'entry' | 'integrity' | 'preload' | 'screens' | 'files'>;

interface Script {
  readonly url: string;
  readonly integrity: string;
}

const link = ({ url, integrity }: Script): string =>
  `<${url}>; rel=preload; as=script; integrity="${integrity}"`;

/**
 * What a page at this route runs of the remote, as a Link header tells a browser to fetch it: entry, first, screen. The
 * shell's own scripts stand before them: a browser opens six connections, and what the page begins with must have one.
 */
export const hintsFor = (
  route: string,
  { screens = [], ...build }: Hinted,
  shell: readonly Script[] = [],
): string => {
  const needed = new Set(screens.find((screen) => screen.route === route)?.files);
  const screen = build.files
    .filter(({ name }) => needed.has(name))
    .map(({ name, integrity }) => ({ url: urls.remote(build.name, build.build, name), integrity }))
    .filter(({ url }) => !build.preload.some((first) => first.url === url));
  const entry = { url: build.entry, integrity: build.integrity };
  return [...shell, entry, ...build.preload, ...screen].map(link).join(', ');
};
