/** Where the browser tests' own server answers. Not any number: `fetch` refuses some (4190 is one) whatever answers there. */
export const e2ePort = Number(process.env.E2E_PORT ?? 4380);
