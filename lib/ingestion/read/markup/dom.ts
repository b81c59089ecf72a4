import { type CheerioAPI, load } from "cheerio/slim";
import { DomHandler } from "domhandler";
import { Parser } from "htmlparser2";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";

/** Elements within each other: pages of offices have about thirty, and walks over deeper trees would end in a full stack. */
const MAX_DEPTH = 250;
/** Elements of a document: nine megabytes of the shortest rows have fewer. */
const MAX_ELEMENTS = 2_000_000;

class BoundedHandler extends DomHandler {
  #elements = 0;
  #depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#elements++;
    this.#depth++;
    if (this.#depth > MAX_DEPTH) throw new UnreadableFileError(`more than ${MAX_DEPTH} elements stand within each other`);
    if (this.#elements > MAX_ELEMENTS) throw new UnreadableFileError("the document has more elements than are read");
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.#depth--;
    super.onclosetag();
  }
}

/**
 * A document of HTML or XML. Entities that a document defines itself are not known and stay as they are written, so none can grow.
 * @throws UnreadableFileError where it is deeper or larger than is read
 */
export function parseMarkup(text: string, name: string, { isXml }: { isXml: boolean }): CheerioAPI {
  const handler = new BoundedHandler();
  try {
    new Parser(handler, { xmlMode: isXml, decodeEntities: true, recognizeCDATA: true }).end(text);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new UnreadableFileError(`${name}: ${error.message}`);
    throw error;
  }
  return load(handler.dom, { xml: isXml ? { xmlMode: true, decodeEntities: true } : { xmlMode: false, decodeEntities: true } });
}
