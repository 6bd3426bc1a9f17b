import { describe, expect, test } from 'vitest';
import { chosenBy } from './choice.ts';

const NAMES = ['usb2c/360/home', 'usb2c/1280/home', 'cab2c-fr/360/cart'];

describe('Which screenshots are taken', () => {
  test.each([
    [undefined, NAMES],
    ['home', ['usb2c/360/home', 'usb2c/1280/home']],
    ['usb2c+360', ['usb2c/360/home']],
    ['cart,1280+home', ['usb2c/1280/home', 'cab2c-fr/360/cart']],
    ['usafh', []],
  ])('--only %s', (only, expected) => {
    expect(NAMES.filter(chosenBy(only))).toEqual(expected);
  });
});
