import { Type } from 'typebox';

const count = (description: string) => Type.Integer({ description });

const CampaignReport = Type.Object(
  {
    commitments: count('That run'),
    amount: count('Minor units: what customers would owe if all of them ended today'),
    items: Type.Array(
      Type.Object({
        ...{ code: Type.String(), name: Type.String(), offered: Type.Boolean() },
        uses: count('Orders that hold a kit, or another use of it'),
        spent: count('Minor units taken off brewers'),
        stock: Type.Optional(count('Kits to sell in all; absent: no limit')),
        usesMost: Type.Optional(count('Most orders; absent: no limit')),
        budget: Type.Optional(count('Minor units to take off in all; absent: no limit')),
        running: count('Commitments that run'),
        met: count('Commitments that were met'),
        ended: count('Commitments that ended unmet'),
        returned: count('Brewers that came back'),
        weightOwed: count('Boxes or cases that running commitments still have to buy'),
        amount: count('Minor units that would be owed if they ended today'),
      }),
    ),
    owed: Type.Array(
      Type.Object({
        orderCode: Type.String(),
        amount: count('Minor units'),
        failedOn: Type.Optional(Type.String({ description: 'YYYY-MM-DD: first declined' })),
      }),
      { description: 'What no card paid for ending early' },
    ),
  },
  { $id: 'CampaignReport' },
);

export const campaignReportSchemas = [CampaignReport];
