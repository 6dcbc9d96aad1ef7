let first: Promise<Response> | undefined;

const ask = () => fetch('/registry.json', { cache: 'no-cache', headers: { Accept: 'application/json' } });

export const warmRegistry = (): void => {
  first = fetch('/registry.json');
  first.catch(() => {});
};

/** The answer that is on its way already, once; after that a new one. */
export const requestRegistry = (): Promise<Response> => {
  const answer = first ?? ask();
  first = undefined;
  return answer;
};
