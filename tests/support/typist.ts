import type { Locator, Page } from "@playwright/test";
import { tabTo } from "@/tests/support/keyboard";

/** Seconds that an average typist, who is no secretary, takes for a key, and to think before each field: the keystroke-level model (Card, Moran and Newell, 1980). */
const KEY_SECONDS = 0.28;
const THINKING_SECONDS = 1.35;

/** Somebody who works by keyboard alone, and every key of theirs counted: characters, and control keys, of which a chord is as many as are held. */
export class Typist {
  private characters = 0;
  private controls = 0;
  private fields = 0;

  constructor(private readonly page: Page) {}

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    this.characters += text.length;
    this.fields += 1;
    await this.page.keyboard.type(text);
  }

  async press(keys: string): Promise<void> {
    this.controls += keys.split("+").length;
    await this.page.keyboard.press(keys);
  }

  /** Goes to a control by Tab, unless it has the focus, and types into it; what it held is selected then, and gives way. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.type(text);
  }

  /** Goes to a button by Tab and presses it. */
  async activate(button: Locator): Promise<void> {
    await this.goTo(button);
    this.fields += 1;
    await this.press("Enter");
  }

  /** The keys so far, and how long they take. */
  figures(): { characters: number; controls: number; seconds: number } {
    const { characters, controls, fields } = this;
    const seconds = Math.round((characters + controls) * KEY_SECONDS + fields * THINKING_SECONDS);
    return { characters, controls, seconds };
  }

  /** Within a day or an hour Tab goes from part to part, so a control that has the focus already must not be tabbed to. */
  private async goTo(target: Locator): Promise<void> {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    this.controls += await tabTo(this.page, target);
  }
}
