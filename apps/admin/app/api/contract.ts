/** Answers about orders, customers, staff, programmes and reports, as the contract has them. */
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
export type ExperimentReports = Schemas['ExperimentReports'];
export type CampaignReport = Schemas['CampaignReport'];
export type BoxBoard = Schemas['BoxBoard'];
export type CustomerPerks = Schemas['AdminCustomerPerks'];
export type CustomerCredit = Schemas['AdminCustomerCredit'];
export type PerksLiability = Schemas['PerksLiability'];
export type CreditLiability = Schemas['CreditLiability'];
export type HeldReferrals = Schemas['HeldReferrals'];
export type QuizReport = Schemas['QuizReport'];
export type QuizVersion = Schemas['QuizVersion'];
export type AdminReport = Schemas['AdminReport'];
export type DeliveryCalendar = Schemas['DeliveryCalendar'];
export type DeliveryList = Schemas['DeliveryList'];
export type FailedChargeList = Schemas['FailedChargeList'];
export type StockForecast = Schemas['StockForecast'];
