/** The sent share of the body, from 0 to 1. */
export type OnProgress = (share: number) => void;

interface Init {
  method: string;
  body: BodyInit | undefined;
  headers: Headers;
  signal: AbortSignal | undefined;
}

/** Works like `fetch`, but reports how much of the body has been sent, which `fetch` cannot. */
export const sendWithProgress = (
  url: string,
  { method, body, headers, signal }: Init,
  onProgress: OnProgress,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(signal?.reason ?? new TypeError('Failed to fetch'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body instanceof ReadableStream ? null : (body ?? null));
  });
