/** Answers and bodies of `/admin/v1` by the names that screens have for them. All are the contract's: `npm run contract`. */
import type { components, operations } from '@crema/api-client';
import type { Schema } from './schema.ts';

type Schemas = components['schemas'];

/** The body of an operation's answer of a status. */
export type Answer<Name extends keyof operations, Status extends number = 200> = operations[Name] extends {
  responses: Record<Status, { content: { 'application/json': infer Body } }>;
}
  ? Body
  : never;

/** The body that an operation takes. */
export type Body<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : never;

export type Me = Schemas['AdminMe'];
/** Its dates are shown and typed in its time zone. */
export type Site = Me['sites'][number];
export type Language = Site['languages'][number];

type Described = Answer<'adminGetResources'>['resources'][number];
/** What is edited, with all that its screens are made of. */
export type Resource = Omit<Described, 'schema' | 'inputs'> & {
  schema: Schema;
  /** What a change may say beside fields of the state, such as a percentage. */
  inputs?: Schema;
};
export type Group = Resource['group'];
export type Filter = Resource['filters'][number];

/** A row of any resource: the contract knows each by itself, the kit goes by its schema. */
type AnyRow = Answer<'adminUndoEdit'>;
/** The fields of a row, by name. */
export type State = AnyRow['state'];
/** A row after a change; `edit` is what undoes it. */
export type SavedRow = Omit<AnyRow, 'schema'> & {
  /** Of this row alone, in place of the resource's. */
  schema?: Schema;
};
export type Row = Omit<SavedRow, 'edit'>;

/** A list of rows of any resource, or of a site's history. */
export interface Page<Item> extends Pick<Answer<'adminListEdits'>, 'next'> {
  items: Item[];
}

export type Edit = Schemas['Edit'];
export type Scheduled = Schemas['ScheduledEdit'];
/** A change that is made later, or a draft: the answer to a save with `from` in the future, or with `draft`. */
export type Postponed = Answer<'adminSaveSetting', 202>;

type SavedFields = Body<'adminSaveSetting'>;
/** A change of a row of any resource; drafts are of those that have them. */
export type Change = Omit<SavedFields, 'changes'> &
  Pick<Body<'adminSaveComponent'>, 'draft' | 'publishes'> & { changes: State };
type BulkFields = Body<'adminBulkPrices'>;
export type BulkChange = Omit<BulkFields, 'changes' | 'dryRun' | 'hash'> & { changes: State };
export type DryRun = Answer<'adminBulkPrices'>;
export type Batch = Schemas['EditBatch'];

/** Money in minor units. */
export type Home = Schemas['AdminHome'];
export type DaySales = Home['today'];
/** Money in minor units. */
export type SalesReport = Schemas['SalesReport'];
export type SalesSums = SalesReport['sums'];

export type AdminOrder = Schemas['AdminOrder'];
export type AdminOrderList = Schemas['AdminOrderList'];
export type Order = Schemas['Order'];
export type OrderRefunds = Schemas['OrderRefunds'];
export type RefundPreview = Schemas['RefundPreview'];
export type AskedRefund = Pick<Body<'adminRefundOrder'>, 'entries' | 'shipping' | 'reason'>;
export type AdminCustomer = Schemas['AdminCustomer'];
export type AdminCustomerList = Schemas['AdminCustomerList'];
export type AgentNotes = Schemas['AgentNotes'];
export type Subscription = Schemas['Subscription'];
export type Secret = Schemas['IntegrationSecret'];
export type SecretKind = Body<'adminMakeIntegrationSecret'>['kind'];
/** An event as it was, or is to be, sent to an integration. */
export type Delivery = Schemas['IntegrationDelivery'];
export type StaffMember = Schemas['StaffMember'];
/** A one-time link of a member of staff: answered once and kept nowhere. */
export type SetUpLink = Answer<'adminAddStaff', 201>;
export type SetUp = Answer<'agentSetUp'>;
export type ExperimentReports = Schemas['ExperimentReports'];
export type CampaignReport = Schemas['CampaignReport'];
export type BoxBoard = Schemas['BoxBoard'];
export type CustomerPerks = Schemas['AdminCustomerPerks'];
export type CustomerCredit = Schemas['AdminCustomerCredit'];
export type PerksLiability = Schemas['PerksLiability'];
export type CreditLiability = Schemas['CreditLiability'];
export type AdminGiftCards = Schemas['AdminGiftCards'];
export type AdminGiftCard = Schemas['AdminGiftCard'];
export type PackingSlip = Schemas['PackingSlip'];
export type HeldReferrals = Schemas['HeldReferrals'];
export type QuizReport = Schemas['QuizReport'];
export type QuizVersion = Schemas['QuizVersion'];
export type AdminReport = Schemas['AdminReport'];
export type DeliveryCalendar = Schemas['DeliveryCalendar'];
export type DeliveryList = Schemas['DeliveryList'];
export type FailedChargeList = Schemas['FailedChargeList'];
export type StockForecast = Schemas['StockForecast'];
