// Mail programs read neither stylesheets nor variables reliably: the light tokens of app/globals.css, written out.
export const COLOURS = {
  paper: "#faf8f4",
  surface: "#ffffff",
  ink: "#17213a",
  muted: "#545e75",
  line: "#ddd8cc",
  neel: "#1d4f91",
};
export const FONT = "Mukta,'Noto Sans Devanagari','Nirmala UI','Segoe UI',Roboto,Arial,sans-serif";
