import type { Locator, Page, TestInfo } from '@playwright/test';

/** What a journey asks of a shopper's thumb. */
export interface Effort {
  /** Presses of links, buttons, boxes to tick and choices. */
  taps: number;
  /** Fields that were filled in or chosen from; moving to the next one is the keyboard's own key and no tap. */
  fields: number;
  /** Characters typed. */
  keys: number;
}

/** A phone, upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A shopper whose presses are counted. Everything of a journey goes through it but the card's own fields. */
export class Thumb {
  readonly effort: Effort = { taps: 0, fields: 0, keys: 0 };

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.effort.taps += 1;
    await target.tap();
  }

  /** Ticks a box, or makes a choice. */
  async tick(target: Locator): Promise<void> {
    this.effort.taps += 1;
    await target.check();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.effort.fields += 1;
    this.effort.keys += [...text].length;
    await target.focus();
    await this.page.keyboard.type(text);
  }
}

/** What of an effort is more than the bounds allow. Prints the effort, and keeps it with the test's report. */
export function tooMuch(journey: string, effort: Effort, bounds: Partial<Effort>, info: TestInfo): string[] {
  const { taps, fields, keys } = effort;
  const told = `${journey}: ${taps} taps, ${fields} fields, ${keys} keystrokes`;
  info.annotations.push({ type: 'effort', description: told });
  console.info(told);
  return Object.entries(bounds).flatMap(([name, most]) => {
    const counted = effort[name as keyof Effort];
    return counted > most ? `${journey}: ${counted} ${name}, at most ${most}` : [];
  });
}
