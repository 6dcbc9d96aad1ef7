/** The port of the browser tests' server. `fetch` refuses some ports, such as 4190. */
export const e2ePort = Number(process.env.E2E_PORT ?? 4380);
