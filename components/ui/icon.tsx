import type { IconNode } from "lucide";

type Props = { of: IconNode; size?: number; className?: string };

/**
 * A picture beside words, which say the same. `size` is in px. Its shapes are HTML that is made once: as elements, a page with eighty of them
 * would hand React three hundred more, twice.
 */
export function Icon({ of, size = 24, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `icon ${className}` : "icon"}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of a library, whose names and numbers are constants.
      dangerouslySetInnerHTML={{ __html: shapesOf(of) }}
    />
  );
}

const made = new WeakMap<IconNode, string>();

function shapesOf(icon: IconNode): string {
  const known = made.get(icon);
  if (known !== undefined) return known;
  const shapes = icon.map(([tag, numbers]) => {
    const attributes = Object.entries(numbers).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${attributes.join("")}/>`;
  });
  const html = shapes.join("");
  made.set(icon, html);
  return html;
}
