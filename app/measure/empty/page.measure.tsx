/** The empty page of this build: what every page's JavaScript is measured against. */
export default function EmptyPage() {
  return <p>Empty</p>;
}
