import { expect, it } from 'vitest';
import { appPath } from './appPath.ts';

it('links of the engine are paths inside this app, and none leads elsewhere', () => {
  expect(appPath('/admin/usb2c/orders?f.state=open')).toBe('/usb2c/orders?f.state=open');
  expect(appPath('/usb2c/orders')).toBe('/usb2c/orders');
  expect(appPath('/admin')).toBe('/');
  expect(appPath('https://elsewhere.example/')).toBeUndefined();
  expect(appPath('//elsewhere.example/')).toBeUndefined();
});
