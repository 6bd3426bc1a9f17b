/** Answers about orders, customers, reports and staff, as the contract has them. */
import type { components } from '@crema/api-client';

type Schemas = components['schemas'];

export type AdminOrder = Schemas['AdminOrder'];
export type AdminOrderList = Schemas['AdminOrderList'];
export type Order = Schemas['Order'];
export type OrderRefunds = Schemas['OrderRefunds'];
export type RefundPreview = Schemas['RefundPreview'];
export type AdminCustomer = Schemas['AdminCustomer'];
export type AdminCustomerList = Schemas['AdminCustomerList'];
export type AgentNotes = Schemas['AgentNotes'];
export type Subscription = Schemas['Subscription'];
export type StaffMember = Schemas['StaffMember'];
export type AdminReport = Schemas['AdminReport'];
export type DeliveryCalendar = Schemas['DeliveryCalendar'];
export type DeliveryList = Schemas['DeliveryList'];
export type FailedChargeList = Schemas['FailedChargeList'];
export type StockForecast = Schemas['StockForecast'];
