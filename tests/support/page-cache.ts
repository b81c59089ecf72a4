import { type CacheStore, setCacheStore } from "@/lib/cache/cached";

/** A page as the cache of Next keeps it: what it shows, and the tags of all that it was made from. */
type KeptPage = { value: string; tags: Set<string>; isOutdated: boolean };

export type Page = { address: string; make: () => Promise<unknown> };

const passing: CacheStore = { keep: (_key, _tags, read) => read(), invalidate: () => undefined };

/** The cache of Next as far as tags go: values by key, pages by address, both gone when one of their tags is invalidated. */
export class PageCache implements CacheStore {
  readonly pages = new Map<string, KeptPage>();
  private readonly values = new Map<string, { value: unknown; tags: readonly string[] }>();
  private carried = new Set<string>();

  async keep<T>(key: string[], tags: string[], read: () => Promise<T>): Promise<T> {
    for (const tag of tags) this.carried.add(tag);
    const name = JSON.stringify(key);
    const found = this.values.get(name);
    if (found) return found.value as T;
    const value = await read();
    this.values.set(name, { value: JSON.parse(JSON.stringify(value ?? null)), tags });
    return value;
  }

  invalidate(tag: string): void {
    for (const [name, { tags }] of this.values) if (tags.includes(tag)) this.values.delete(name);
    for (const page of this.pages.values()) page.isOutdated ||= page.tags.has(tag);
  }

  /** Answers a page from what is kept, making it where it is not. */
  async visit({ address, make }: Page): Promise<void> {
    const kept = this.pages.get(address);
    if (kept && !kept.isOutdated) return;
    setCacheStore(this);
    this.carried = new Set();
    const value = JSON.stringify(await make());
    this.pages.set(address, { value, tags: this.carried, isOutdated: false });
  }

  /** What a page shows when nothing is taken from the cache. */
  async makeAnew({ make }: Page): Promise<string> {
    setCacheStore(passing);
    const value = JSON.stringify(await make());
    setCacheStore(this);
    return value;
  }
}
