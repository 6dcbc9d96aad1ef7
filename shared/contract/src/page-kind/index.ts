export type { Get, PageKind } from './page-kind';
export { pageKinds } from './page-kinds';
