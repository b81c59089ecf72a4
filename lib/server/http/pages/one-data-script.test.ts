import { withOneDataScript } from "@/lib/server/http/pages/one-data-script";

const script = (code: string, nonce = "m") => `<script nonce="${nonce}">${code}</script>`;
const FIRST = script("(self.__next_f=self.__next_f||[]).push([0])");
const part = (text: string, nonce?: string) => script(`self.__next_f.push([1,"${text}"])`, nonce);

describe("the data of a page", () => {
  it("come in one script, in their order", () => {
    expect(withOneDataScript(`<p>a</p>${FIRST}${part("b")}${part("c")}<p>d</p>`, "m")).toBe(
      `<p>a</p>${script('(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"b"]);self.__next_f.push([1,"c"])')}<p>d</p>`,
    );
  });

  it.each([
    ["no mark of the site before", part("a", "x") + part("b")],
    ["no mark of the site after", part("a") + part("b", "x")],
    ["another script before", script("other()") + part("b")],
    ["somebody's script before", `<script>self.__next_f</script>${part("b")}`],
    ["something between", `${part("a")}<p></p>${part("b")}`],
  ])("are left as they are with %s", (_, html) => expect(withOneDataScript(html, "m")).toBe(html));
});
