import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const CHUNK_BYTES = 1024 * 1024;
/** Chunks that are held; those of neighbouring rows lie beside each other. */
const HELD = 4;

type Chunk = { at: number; length: number };

/**
 * Many texts by their number, held in a file that has no name any more: two million of a workbook would be 140 MB and more in memory. What is asked for
 * in the order in which it was added costs a read a megabyte.
 */
export class PackedTexts {
  private readonly file: number;
  private readonly written: Chunk[] = [];
  private readonly held = new Map<number, Buffer>();
  private open = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  private used = 0;
  /** Of each text its chunk times `CHUNK_BYTES`, and its place there. */
  private starts = new Float64Array(1024);
  private lengths = new Uint32Array(1024);
  private count = 0;
  bytes = 0;

  constructor() {
    const folder = mkdtempSync(path.join(tmpdir(), "texts-"));
    this.file = openSync(path.join(folder, "texts"), "w+");
    rmSync(folder, { recursive: true });
  }

  get size(): number {
    return this.count;
  }

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.used + length > this.open.length) this.write(length);
    if (this.count === this.starts.length) this.grow();
    this.starts[this.count] = this.written.length * CHUNK_BYTES + this.used;
    this.lengths[this.count++] = length;
    this.used += this.open.write(text, this.used);
    this.bytes += length;
  }

  /** @returns undefined where there is none of this number */
  at(index: number): string | undefined {
    if (!(index >= 0 && index < this.count)) return undefined;
    const start = this.starts[index] ?? 0;
    const from = start % CHUNK_BYTES;
    return this.chunk(Math.floor(start / CHUNK_BYTES)).toString("utf8", from, from + (this.lengths[index] ?? 0));
  }

  close(): void {
    closeSync(this.file);
  }

  /** Puts the open chunk away and begins the next; a text that is longer than a chunk has one of its own. */
  private write(next: number): void {
    const last = this.written.at(-1);
    const at = last ? last.at + last.length : 0;
    writeSync(this.file, this.open, 0, this.used, at);
    this.written.push({ at, length: this.used });
    this.open = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, next));
    this.used = 0;
  }

  private chunk(number: number): Buffer {
    const chunk = this.written[number];
    if (!chunk) return this.open;
    const known = this.held.get(number);
    if (known) return known;
    const read = this.room(chunk.length);
    readSync(this.file, read, 0, chunk.length, chunk.at);
    this.held.set(number, read);
    return read;
  }

  /** The memory of the chunk that was held longest, once there are enough: what is outside of the heap is freed late. */
  private room(length: number): Buffer {
    const [oldest] = this.held.size < HELD ? [] : this.held;
    if (oldest) this.held.delete(oldest[0]);
    return oldest && oldest[1].length >= length ? oldest[1] : Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, length));
  }

  private grow(): void {
    const [starts, lengths] = [new Float64Array(this.count * 2), new Uint32Array(this.count * 2)];
    starts.set(this.starts);
    lengths.set(this.lengths);
    this.starts = starts;
    this.lengths = lengths;
  }
}
