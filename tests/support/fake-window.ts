/** As much of a browser's window as code that keeps data on the device needs: storage, and events of it. */
class FakeStorage {
  private readonly values = new Map<string, string>();
  isFull = false;
  /** Characters that a value may have. */
  room = Number.POSITIVE_INFINITY;

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull || value.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }
}

class FakeWindow extends EventTarget {
  readonly localStorage = new FakeStorage();

  /** What the browser tells a tab when another one wrote. */
  tellOtherTabWrote(key: string): void {
    this.dispatchEvent(Object.assign(new Event("storage"), { key }));
  }
}

/** Puts a new, empty window into the global scope of a test. */
export function installFakeWindow(): FakeWindow {
  const fake = new FakeWindow();
  Object.assign(globalThis, { window: fake });
  return fake;
}
