import { Type } from 'typebox';
import { STATUSES } from './experiments.schemas.ts';

const Estimate = Type.Object(
  { value: Type.Number(), low: Type.Number(), high: Type.Number() },
  {
    description:
      'A difference to the control with its 95 % interval; absent: too few visitors, or the control',
  },
);

const ExperimentReports = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...{ id: Type.String(), name: Type.String(), status: Type.Enum([...STATUSES]) },
        startsAt: Type.String({ format: 'date-time' }),
        stopsAt: Type.String({ format: 'date-time' }),
        mismatched: Type.Boolean({
          description: 'Visitors are not split as the shares say: nothing can be concluded',
        }),
        arms: Type.Array(
          Type.Object({
            name: Type.String(),
            weight: Type.Number({ description: 'Share of visitors, 0 to 1' }),
            exposures: Type.Integer({ description: 'Visitors who saw it' }),
            buyers: Type.Integer({ description: 'Those of them who ordered after it' }),
            conversion: Type.Number({ description: 'Share of buyers, 0 to 1' }),
            revenue: Type.Number({ description: 'Minor units a visitor' }),
            conversionGain: Type.Optional(Estimate),
            revenueGain: Type.Optional(Estimate),
          }),
        ),
      }),
    ),
  },
  { $id: 'ExperimentReports' },
);

export const experimentReportSchemas = [ExperimentReports];
