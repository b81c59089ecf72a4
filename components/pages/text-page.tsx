import type { ReactNode } from "react";
import type { TextBlock, TextPageContent } from "@/lib/pages/text-page";

type Props = Omit<TextPageContent, "updated"> & {
  updated?: string;
  contentsLabel: string;
  children?: ReactNode;
};

/** A page of text: contents, sections with addresses of their own, and what the page adds at its end. */
export function TextPage({ heading, updated, intro, sections, contentsLabel, children }: Props) {
  return (
    <article className="page grid gap-x-12 gap-y-6 py-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <header className="lg:col-span-2">
        <h1 className="text-2xl md:text-3xl">{heading}</h1>
        {updated && <p className="mt-1 text-muted">{updated}</p>}
        <p className="mt-3 max-w-prose text-lg">{intro}</p>
      </header>
      <nav aria-label={contentsLabel} className="no-print border-line border-l pl-4 lg:sticky lg:top-4 lg:order-2 lg:self-start">
        <p className="font-semibold">{contentsLabel}</p>
        <ul className="mt-1">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center py-0.5 md:min-h-8">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 max-w-prose">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id} className="mb-8">
            <h2 id={id} className="scroll-mt-4 text-xl">
              {title}
            </h2>
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
        {children}
      </div>
    </article>
  );
}

function keyOf(block: TextBlock): string {
  if (block.kind === "paragraph") return block.text;
  if (block.kind === "question") return block.question;
  return block.kind === "list" ? block.items.join() : block.caption;
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === "paragraph") return <p className="mt-2">{block.text}</p>;
  if (block.kind === "table") return <Table {...block} />;
  if (block.kind === "question") {
    return (
      <>
        <h3 className="mt-4 font-semibold text-lg">{block.question}</h3>
        <p className="mt-1">{block.answer}</p>
      </>
    );
  }
  return (
    <ul className="mt-2 list-disc pl-5">
      {block.items.map((item) => (
        <li key={item} className="mt-1">
          {item}
        </li>
      ))}
    </ul>
  );
}

/** A table that turns into labelled blocks where it is narrow: nothing scrolls sideways. */
function Table({ caption, head, rows }: Extract<TextBlock, { kind: "table" }>) {
  return (
    <table className="mt-3 block w-full border-line border-t sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden sm:table-header-group">
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className="border-line border-b py-2 pr-4 text-left font-semibold">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((row) => (
          <tr key={row[0]} className="block border-line border-b py-2 sm:table-row sm:py-0">
            {row.map((cell, column) => (
              <td key={head[column]} className="block align-top sm:table-cell sm:border-line sm:border-b sm:py-2 sm:pr-4">
                <span className="text-muted text-sm sm:hidden">{head[column]}: </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
