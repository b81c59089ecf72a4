import { renderToStaticMarkup } from "react-dom/server";
import { MailAlert } from "@/components/alerts/mail-alert";
import { parseJobAlert } from "@/lib/alerts/schema";

const common = { keywords: "nurse", emailNotifications: true, smsNotifications: false, frequency: "daily", isActive: true };

function drawn(id: number): string {
  const alert = parseJobAlert({ ...common, title: `Nurse ${id}` });
  if (!alert) throw new Error("no alert");
  return renderToStaticMarkup(<MailAlert id={id} alert={alert} isConfirmed week={undefined} token="5.x" language="en" />);
}

it("names each part by its alert, since the buttons of all have the same names", () => {
  for (const id of [1, 2]) {
    const [, labelledBy] = /<section aria-labelledby="([^"]+)"/.exec(drawn(id)) ?? [];
    expect(drawn(id)).toMatch(new RegExp(`<h2 id="${labelledBy}"[^>]*>Nurse ${id}</h2>`));
  }
});
