import type { BrowserReport } from '@husrum/contract/telemetry';
import { registryStore } from '../registry/registry';

/** One request with reports. */
export interface SentReports {
  readonly reports: readonly BrowserReport[];
  readonly authorization: string | null;
  /** Whether the request completes even if the page is closed. */
  readonly keepalive: boolean | undefined;
}

/**
 * Captures the requests with reports that the browser sends. `sampleRate` is the share of page visits that send any. Returns a
 * function that returns the requests since its last call.
 */
export const captureReports = ({ sampleRate }: { readonly sampleRate: number }) => {
  jest
    .spyOn(registryStore, 'get')
    .mockReturnValue({ shell: 's1', sample: sampleRate, removed: [], remotes: [] });
  const sent: SentReports[] = [];
  globalThis.fetch = async (_url, { body, headers, keepalive } = {}) => {
    const { reports } = JSON.parse(String(body));
    sent.push({ reports, authorization: new Headers(headers).get('Authorization'), keepalive });
    return new Response(null, { status: 204 });
  };
  return (): SentReports[] => sent.splice(0);
};
