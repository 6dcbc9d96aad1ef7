/** Node's own MessageChannel keeps a worker alive; antd's overlays need none of its power. */
class Port {
  onmessage = null;
  other = null;
  postMessage(data) {
    setTimeout(() => this.other?.onmessage?.({ data }), 0);
  }
  close() {}
}
globalThis.MessageChannel = class {
  constructor() {
    this.port1 = new Port();
    this.port2 = new Port();
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

// jsdom knows no pseudo-elements: it would report that, and reckon the element's own style, for each name that is read.
const original = globalThis.getComputedStyle;
const ofNothing = globalThis.document.createElement('i').style;
globalThis.getComputedStyle = (element, pseudo) => (pseudo ? ofNothing : original(element));

if (typeof globalThis.reportError !== 'function') {
  globalThis.reportError = (error) => console.error(error);
}
