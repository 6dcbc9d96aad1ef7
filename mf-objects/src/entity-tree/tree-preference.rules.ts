export interface TreePreference {
  /** It is undefined until the user has shown or hidden the tree. */
  shown: boolean | undefined;
  /** The width of the tree in px. */
  width: number;
}

export const MIN_WIDTH = 200;
export const MAX_WIDTH = 560;
const DEFAULT_WIDTH = 288;
/** From this width of the window on, the tree is shown unless the user has hidden it: the page beside it is wide enough. */
const SHOWN_FROM = 1440;
/** Below this width of the window, the tree has no place beside the page. It opens as a drawer. */
const BESIDE_FROM = 992;

export const isBesidePage = (windowWidth: number): boolean => windowWidth >= BESIDE_FROM;
export const isTreeShown = ({ shown }: TreePreference, windowWidth: number): boolean =>
  shown ?? windowWidth >= SHOWN_FROM;

export const limitWidth = (width: number): number =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

/** Reads a stored preference. A value that is missing or not valid is replaced by the default. */
export const parsePreference = (stored: string | null): TreePreference => {
  try {
    const { shown, width } = JSON.parse(stored ?? '{}');
    return {
      shown: typeof shown === 'boolean' ? shown : undefined,
      width: typeof width === 'number' && Number.isFinite(width) ? limitWidth(width) : DEFAULT_WIDTH,
    };
  } catch {
    return { shown: undefined, width: DEFAULT_WIDTH };
  }
};
