import { expect, test } from 'vitest';
import { findPrivateFields } from './private-fields.check.ts';

const file = (path: string, text: string) => ({ path, text });

test('private fields: those of React, the router, Fastify and Node are found, our own names are not', () => {
  const bad = [
    ["Object.keys(node).some((key) => key.startsWith('_", "_reactFiber'))"],
    ['root._', 'reactInternals'],
    ['fiber.memoized', 'State'],
    ['window._', '_reactRouterContext.streamController'],
    ['import { UN', "SAFE_createRouter } from 'react-router'"],
    ["reply[Symbol.for('fas", "tify.reply')]"],
    ["import { kReply } from 'fastify/", "lib/symbols.js'"],
    ['socket._', 'handle.fd'],
    ["server['_", "events']"],
    ['process.bin', "ding('fs')"],
    ['process._', 'getActiveHandles()'],
  ].map((parts) => parts.join(''));
  expect(findPrivateFields([file('a.ts', bad.join('\n'))]).map(({ line }) => line)).toEqual(
    bad.map((_, index) => index + 1),
  );
  const good = [
    'select from integration_events',
    'const kReply = 1; headers._header',
    "import 'react-router/dom'",
  ];
  expect(findPrivateFields([file('a.ts', good.join('\n'))])).toEqual([]);
});
