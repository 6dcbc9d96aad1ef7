import type { Owner, RemoteName } from '@husrum/contract/routes';
import type { Page } from '@playwright/test';
import { withComponent } from './code-faults';
import { builtHere, type Edit, type Files, renamed } from './live-builds';

declare global {
  /** What the stamps on the screen have said since the page was opened. */
  var husrumStamps: { readonly mixed: Set<string>; readonly drawn: Set<string> };
}

/** What the component draws, within an element that takes no place and says which build's code drew it. */
const element = (owner: Owner, build: string) =>
  `{$$typeof:Symbol.for("react.transitional.element"),type:"div",key:null,ref:null,props:{"data-remote":"${owner}","data-build":"${build}",style:{display:"contents"},children:{$$typeof:Symbol.for("react.transitional.element"),type:Shown,key:null,ref:null,props}}}`;

/** Each screen and panel of a chunk bears the build's name in the page. */
export const stamped = (owner: Owner, build: string): Edit =>
  withComponent(
    () => (found) => `(kept=>()=>kept||=(Shown=>props=>(${element(owner, build)}))((${found})()))()`,
  );

/** Other sources of a remote. */
export const stampedBuild = (remote: RemoteName, build: string): Files =>
  renamed(builtHere(remote), build, stamped(remote, build));

/** Reads the stamps at each change of the page: two builds of a remote are together at no moment that can be seen. */
export const watchStamps = (page: Page) =>
  page.addInitScript(() => {
    const mixed = new Set<string>();
    const drawn = new Set<string>();
    const look = () => {
      const builds = new Map<string, string>();
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-build]:not([hidden] *)')) {
        const { remote = '', build = '' } = dataset;
        const other = builds.get(remote);
        if (other !== undefined && other !== build)
          mixed.add(`${location.pathname}: ${remote} ${other} and ${build}`);
        builds.set(remote, build);
        drawn.add(build);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { husrumStamps: { mixed, drawn } });
  });

export const stampsOf = (page: Page) =>
  page.evaluate(() => ({ mixed: [...husrumStamps.mixed], drawn: [...husrumStamps.drawn] }));

/** All that a remote, or the shell, draws on the screen, its page before its panels. */
export const partsOf = (page: Page, owner: Owner) => page.locator(`[data-remote="${owner}"]:not([hidden] *)`);

/** The build that drew the page that is on the screen. */
export const buildOnStage = (page: Page, owner: Owner) =>
  partsOf(page, owner).first().getAttribute('data-build');
