import type { BrowserReport } from '@husrum/contract';
import { registryStore } from '../registry/registry';

const textOf = (body: Blob): Promise<string> =>
  new Promise((read) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.readAsText(body);
  });

/** What the browser sends off, as the server would read it, when the server asks this share of the visits. */
export const catchBeacons = (sample: number) => {
  jest.spyOn(registryStore, 'get').mockReturnValue({ shell: 's1', sample, removed: [], remotes: [] });
  const bodies: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => bodies.push(body) > 0 });
  return async (): Promise<{ reports: BrowserReport[] }[]> =>
    Promise.all(bodies.splice(0).map(async (body) => JSON.parse(await textOf(body))));
};
