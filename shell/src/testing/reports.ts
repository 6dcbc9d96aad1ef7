import type { BrowserReport } from '@husrum/contract/telemetry';
import { registryStore } from '../registry/registry';

export interface SentReports {
  readonly reports: readonly BrowserReport[];
  readonly authorization: string | null;
  /** Sent to its end although the page is left. */
  readonly keepalive: boolean | undefined;
}

/** What the browser sends off, as the server would read it, when the server asks this share of the visits. */
export const catchReports = (sample: number) => {
  jest.spyOn(registryStore, 'get').mockReturnValue({ shell: 's1', sample, removed: [], remotes: [] });
  const sent: SentReports[] = [];
  globalThis.fetch = async (_url, { body, headers, keepalive } = {}) => {
    const { reports } = JSON.parse(String(body));
    sent.push({ reports, authorization: new Headers(headers).get('Authorization'), keepalive });
    return new Response(null, { status: 204 });
  };
  return (): SentReports[] => sent.splice(0);
};
