/** `XMLHttpRequest` over the fake `fetch`: what the upload with progress needs of it. */
export class FakeXmlHttpRequest {
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  readonly upload: { onprogress: (event: Partial<ProgressEvent>) => void } = { onprogress: () => {} };
  private readonly headers = new Headers();
  private readonly controller = new AbortController();
  private method = 'GET';
  private url = '';

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  abort() {
    this.controller.abort();
    this.onabort();
  }
  send(body: BodyInit | null) {
    const { method, headers, url } = this;
    const { signal } = this.controller;
    this.upload.onprogress({ loaded: 1, total: 2, lengthComputable: true });
    fetch(url, { method, headers, body, signal })
      .then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
      })
      .catch(() => {
        if (!signal.aborted) this.onerror();
      });
  }
}
