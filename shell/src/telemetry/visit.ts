/** Identifies one page visit, from load to close, in its calls and reports: 32 hexadecimal digits. */
export const visitTraceId: string = crypto.randomUUID().replaceAll('-', '');

/** One number per visit, so that a sampled visit sends all its reports. */
const randomNumber = Math.random();
export const isSampled = (rate: number): boolean => randomNumber < rate;

/** The shell build of this page. Undefined in development. */
export const shellBuild: string | undefined = document.documentElement.dataset.build || undefined;
