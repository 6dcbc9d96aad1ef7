/** An open MessageChannel of Node prevents the Jest worker from ending. antd's overlays need no more than this one. */
class FakePort {
  onmessage = null;
  other = null;
  postMessage(data) {
    setTimeout(() => this.other?.onmessage?.({ data }), 0);
  }
  close() {}
}
globalThis.MessageChannel = class {
  constructor() {
    this.port1 = new FakePort();
    this.port2 = new FakePort();
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
};

const noop = () => {};
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: noop,
  removeEventListener: noop,
  addListener: noop,
  removeListener: noop,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.Element.prototype.scrollIntoView ??= noop;
globalThis.scrollTo = noop;
globalThis.URL.createObjectURL ??= () => 'blob:husrum';
globalThis.URL.revokeObjectURL ??= noop;

// jsdom has no pseudo-elements: it would report an error and compute the element's own style for each property.
const original = globalThis.getComputedStyle;
const emptyStyle = globalThis.document.createElement('i').style;
globalThis.getComputedStyle = (element, pseudo) => (pseudo ? emptyStyle : original(element));

if (typeof globalThis.reportError !== 'function') {
  globalThis.reportError = (error) => console.error(error);
}
