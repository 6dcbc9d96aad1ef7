import type { Owner, RemoteName } from '@husrum/contract/routes';
import type { Page } from '@playwright/test';
import { replaceComponents } from './code-faults';
import { type BuildFiles, type ChunkEdit, readLocalBuild, withBuildName } from './release-builds';

declare global {
  /** It is read from the markers since the page was opened: builds that were mixed on one screen, and all rendered builds. */
  var husrumMarkers: { readonly mixed: Set<string>; readonly rendered: Set<string> };
}

/** Minified code of an element without layout that carries the build's name and contains the original component. */
const createMarkerCode = (owner: Owner, build: string) =>
  `{$$typeof:Symbol.for("react.transitional.element"),type:"div",key:null,ref:null,props:{"data-remote":"${owner}","data-build":"${build}",style:{display:"contents"},children:{$$typeof:Symbol.for("react.transitional.element"),type:Original,key:null,ref:null,props}}}`;

/** Wraps each screen and panel of a chunk in an element with the build's name. */
export const markComponents = (owner: Owner, build: string): ChunkEdit =>
  replaceComponents(
    () => (original) =>
      `(cached=>()=>cached||=(Original=>props=>(${createMarkerCode(owner, build)}))((${original})()))()`,
  );

/** A copy of a remote's build under another name, with markers. */
export const createMarkedBuild = (remote: RemoteName, build: string): BuildFiles =>
  withBuildName(readLocalBuild(remote), build, markComponents(remote, build));

/** Reads the markers at each change of the document, to detect screens that mix two builds of a remote. */
export const watchBuildMarkers = (page: Page) =>
  page.addInitScript(() => {
    const mixed = new Set<string>();
    const rendered = new Set<string>();
    const check = () => {
      const builds = new Map<string, string>();
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-build]:not([hidden] *)')) {
        const { remote = '', build = '' } = dataset;
        const other = builds.get(remote);
        if (other !== undefined && other !== build)
          mixed.add(`${location.pathname}: ${remote} ${other} and ${build}`);
        builds.set(remote, build);
        rendered.add(build);
      }
    };
    new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { husrumMarkers: { mixed, rendered } });
  });

export const readBuildMarkers = (page: Page) =>
  page.evaluate(() => ({ mixed: [...husrumMarkers.mixed], rendered: [...husrumMarkers.rendered] }));

/** The visible parts of a remote or the shell: its page, then its panels. */
export const findMarkedParts = (page: Page, owner: Owner) =>
  page.locator(`[data-remote="${owner}"]:not([hidden] *)`);

/** The build that renders the visible screen. */
export const readScreenBuild = (page: Page, owner: Owner) =>
  findMarkedParts(page, owner).first().getAttribute('data-build');
