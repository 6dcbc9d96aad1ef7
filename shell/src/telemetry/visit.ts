/** Identifies one page visit, from load to close, in its calls and reports: 32 hexadecimal digits. */
export const visitTraceId: string = crypto.randomUUID().replaceAll('-', '');

const randomNumber = Math.random();
/** Whether this visit is in a sample of that share of all visits. The same for the whole visit, so that it sends all its reports or none. */
export const isSampled = (rate: number): boolean => randomNumber < rate;

/** The shell build of this page. It is undefined in development. */
export const shellBuild: string | undefined = document.documentElement.dataset.build || undefined;
