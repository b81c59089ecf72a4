import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { TagAdder } from "@/components/home/tag-adder";
import { Input } from "@/components/ui/input";

const adder = (
  <TagAdder tags={["clerk"]} maxTags={10} kept={{}} addLabel="Add">
    <Input label="A tag of your own" name="tag" />
  </TagAdder>
);

/** The page as the server sent it, used before its scripts arrive. */
async function useBeforeScripts(use: (field: HTMLInputElement) => void): Promise<void> {
  const container = document.createElement("div");
  container.innerHTML = renderToString(adder);
  document.body.append(container);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add" }).disabled).toBe(false);
  use(screen.getByLabelText<HTMLInputElement>("A tag of your own"));
  await act(async () => hydrateRoot(container, adder));
}

afterEach(() => document.body.replaceChildren());

it.each<[string, (field: HTMLInputElement) => void]>([
  ["never touched", () => undefined],
  ["entered and left blank", (field) => field.focus()],
  ["filled with a tag that is there already", (field) => (field.value = " CLERK ")],
])("a field %s before the scripts arrive adds nothing", async (_, use) => {
  await useBeforeScripts(use);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add" }).disabled).toBe(true);
});

it("a field filled with a new tag before the scripts arrive adds it", async () => {
  await useBeforeScripts((field) => {
    field.value = "Nurse";
  });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add" }).disabled).toBe(false);
  expect(document.querySelector<HTMLInputElement>("input[name=tags]")?.value).toBe("clerk,nurse");
});
