/** Bytes of a page of the store, as a power of two; a slice lies on one page. */
const PAGE_BITS = 16;
const PAGE_BYTES = 1 << PAGE_BITS;
/** Bytes of the slices of a list, each followed by the address of the next: most lists hold a row or two, and a few most rows. */
const SLICE_BYTES = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4092] as const;
const LINK_BYTES = 4;

/** What is known of a list, side by side in one array of numbers. */
const [HEAD, TAIL, LEFT, LEVEL, LAST, COUNT, FIELDS] = [0, 1, 2, 3, 4, 5, 6];

/**
 * Lists of ascending rows in little memory: each row as its distance to the one before, seven bits a byte, in slices that grow with their list. A row is
 * added behind the others wherever its list lies, so that nothing is ever moved or written anew.
 */
export class Postings {
  private readonly pages: Uint8Array[] = [];
  private used = PAGE_BYTES;
  private lists = new Uint32Array(64 * FIELDS);

  /** Adds a row to a list; rows come in order, and one that is already the last is not added again. */
  add(list: number, row: number): void {
    const at = this.placeOf(list);
    const count = this.field(at + COUNT);
    let distance = count === 0 ? row : row - this.field(at + LAST);
    if (count > 0 && distance === 0) return;
    for (; distance >= 0x80; distance >>>= 7) this.write(at, (distance & 0x7f) | 0x80);
    this.write(at, distance);
    this.lists[at + LAST] = row;
    this.lists[at + COUNT] = count + 1;
  }

  countOf(list: number): number {
    return this.field(list * FIELDS + COUNT);
  }

  /** Calls `visit` with each row of a list, in order. */
  forEach(list: number, visit: (row: number) => void): void {
    let [address, level, left, row] = [this.field(list * FIELDS + HEAD), 0, SLICE_BYTES[0] as number, 0];
    let page = this.pageOf(address);
    for (let rest = this.countOf(list); rest > 0; rest--) {
      let [distance, shift, byte] = [0, 0, 0];
      do {
        if (left === 0) {
          address = this.linkAt(address);
          page = this.pageOf(address);
          level += 1;
          left = sliceBytes(level);
        }
        byte = page[address % PAGE_BYTES] ?? 0;
        distance |= (byte & 0x7f) << shift;
        shift += 7;
        address += 1;
        left -= 1;
      } while (byte & 0x80);
      row += distance;
      visit(row);
    }
  }

  private write(at: number, byte: number): void {
    if (this.field(at + LEFT) === 0) this.extend(at);
    const address = this.field(at + TAIL);
    this.pageOf(address)[address % PAGE_BYTES] = byte;
    this.lists[at + TAIL] = address + 1;
    this.lists[at + LEFT] = this.field(at + LEFT) - 1;
  }

  /** Gives a list one more slice. */
  private extend(at: number): void {
    const isFirst = this.field(at + COUNT) === 0 && this.field(at + TAIL) === 0;
    const level = isFirst ? 0 : this.field(at + LEVEL) + 1;
    const slice = this.allocate(sliceBytes(level) + LINK_BYTES);
    if (isFirst) this.lists[at + HEAD] = slice;
    else this.setLink(this.field(at + TAIL), slice);
    this.lists[at + TAIL] = slice;
    this.lists[at + LEFT] = sliceBytes(level);
    this.lists[at + LEVEL] = level;
  }

  private allocate(bytes: number): number {
    if (this.used + bytes > PAGE_BYTES) {
      this.pages.push(new Uint8Array(PAGE_BYTES));
      // Address 0 is no slice: a list whose tail is there has none.
      this.used = this.pages.length === 1 ? 1 : 0;
    }
    const address = (this.pages.length - 1) * PAGE_BYTES + this.used;
    this.used += bytes;
    return address;
  }

  private linkAt(address: number): number {
    const [page, at] = [this.pageOf(address), address % PAGE_BYTES];
    return ((page[at] ?? 0) | ((page[at + 1] ?? 0) << 8) | ((page[at + 2] ?? 0) << 16) | ((page[at + 3] ?? 0) << 24)) >>> 0;
  }

  private setLink(address: number, next: number): void {
    const [page, at] = [this.pageOf(address), address % PAGE_BYTES];
    for (let byte = 0; byte < LINK_BYTES; byte++) page[at + byte] = (next >>> (8 * byte)) & 0xff;
  }

  private pageOf(address: number): Uint8Array {
    return this.pages[address >>> PAGE_BITS] ?? NO_PAGE;
  }

  private placeOf(list: number): number {
    const at = list * FIELDS;
    if (at + FIELDS > this.lists.length) {
      const lists = new Uint32Array(Math.max(2 * this.lists.length, at + FIELDS));
      lists.set(this.lists);
      this.lists = lists;
    }
    return at;
  }

  private field(at: number): number {
    return this.lists[at] ?? 0;
  }
}

const NO_PAGE = new Uint8Array(0);

function sliceBytes(level: number): number {
  return SLICE_BYTES[Math.min(level, SLICE_BYTES.length - 1)] ?? 0;
}
