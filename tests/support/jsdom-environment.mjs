import { TestEnvironment } from "jest-environment-jsdom";

/** Browsers have these; jsdom leaves them to the machine it runs on. */
const OF_NODE = { Response, Request, Headers, structuredClone, TextEncoder, TextDecoder };

/** A document of its own for each test file, with what every browser that this site supports can do and jsdom cannot. */
export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, OF_NODE);
    // jsdom lays nothing out: nothing scrolls, matches a width or changes its size.
    this.global.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
    // Style sheets that a library brings would be matched against every element, at a hundred times the cost, for nothing to see.
    const { MutationObserver, document } = this.global;
    const removeStyles = () => {
      for (const style of document.head.querySelectorAll("style")) style.remove();
    };
    new MutationObserver(removeStyles).observe(document.head, { childList: true });
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    Object.assign(this.global.Element.prototype, {
      scrollIntoView() {},
      hasPointerCapture: () => false,
      setPointerCapture() {},
      releasePointerCapture() {},
    });
  }
}
