import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filler } from './filler.tsx';
import { Slot } from './Slot.tsx';

interface Data {
  code: string;
}
const First = ({ code }: Data) => <p>{`First of ${code}`}</p>;
const Second = ({ code }: Data) => <p>{`Second of ${code}`}</p>;
const Silent = () => null;
const Broken = (): never => {
  throw new Error('Broken');
};

const drawn = (...components: ComponentType<Data>[]): string =>
  renderToString(
    <main>
      <h1>Screen</h1>
      <Slot fillers={components.map(filler)} data={{ code: 'dawn' }} />
    </main>,
  );
/** What a reader sees of it. */
const seen = (html: string): string =>
  html.replaceAll(/<!--.*?-->|<template.*?<\/template>/gs, '').replaceAll(/<\/?main>/g, '');

test('what fills a slot is drawn in the order listed, with the data of the screen', () => {
  expect(seen(drawn(First, Second))).toBe('<h1>Screen</h1><p>First of dawn</p><p>Second of dawn</p>');
  expect(seen(drawn(Second, Silent, First))).toBe('<h1>Screen</h1><p>Second of dawn</p><p>First of dawn</p>');
});

test('an empty slot is nothing at all, not even a comment', () => {
  expect(drawn()).toBe('<main><h1>Screen</h1></main>');
});

test('what throws on the server is left to the browser, and the rest is drawn', () => {
  expect(seen(drawn(First, Broken, Second))).toBe('<h1>Screen</h1><p>First of dawn</p><p>Second of dawn</p>');
});
