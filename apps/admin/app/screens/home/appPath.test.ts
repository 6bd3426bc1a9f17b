import { expect, it } from 'vitest';
import { appPath } from './appPath.ts';

it('links of the engine are paths inside this app, and none leads elsewhere', () => {
  expect(appPath('/admin/usb2c/orders?f.state=open', 'usb2c')).toBe('/usb2c/orders?f.state=open');
  expect(appPath('/usb2c/orders', 'usb2c')).toBe('/usb2c/orders');
  expect(appPath('/admin', 'usb2c')).toBe('/');
  expect(appPath('orders?status=toShip', 'usb2c')).toBe('/usb2c/orders?status=toShip');
  expect(appPath('javascript:alert(1)', 'usb2c')).toBeUndefined();
  expect(appPath('https://elsewhere.example/', 'usb2c')).toBeUndefined();
  expect(appPath('//elsewhere.example/', 'usb2c')).toBeUndefined();
});
