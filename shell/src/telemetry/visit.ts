/** One page visit, from its load to its end: 32 hexadecimal digits that its calls and its reports carry. */
export const visitTrace: string = crypto.randomUUID().replaceAll('-', '');

/** Drawn once: a visit that is sampled reports all it meets. */
const draw = Math.random();
export const isSampled = (rate: number): boolean => draw < rate;

/** The build of the shell that this page was opened with; in development it has none. */
export const shellBuild: string | undefined = document.documentElement.dataset.build || undefined;
