import { Type } from 'typebox';

export const SiteParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });

const Lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], { description: 'Language of texts; en by default.' }),
);

const cmsTicketId = Type.Optional(
  Type.String({
    maxLength: 1024,
    description: 'Shows what is scheduled; one that is not valid changes nothing.',
  }),
);

export const PageQuery = Type.Object({
  pageType: Type.Optional(Type.String({ maxLength: 60, default: 'ContentPage' })),
  pageLabelOrId: Type.Optional(Type.String({ maxLength: 200 })),
  code: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Of a category or product: its own page, else the one that stands for all. Else a label or id.',
    }),
  ),
  fields: Type.Optional(
    Type.Union([Type.Literal('BASIC'), Type.Literal('DEFAULT'), Type.Literal('FULL')], {
      default: 'DEFAULT',
      description:
        'BASIC: what the page is. DEFAULT: with its slots and metadata. FULL: with the site’s configuration.',
    }),
  ),
  cmsTicketId,
  lang: Lang,
});

export const ComponentsQuery = Type.Object({
  componentIds: Type.String({ maxLength: 4000, description: 'Comma-separated uids.' }),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'As many as there are ids.' }),
  ),
  currentPage: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  cmsTicketId,
  lang: Lang,
});

export const LangQuery = Type.Object({
  pageLabelOrId: Type.Optional(Type.String({ maxLength: 200 })),
  cmsTicketId,
  lang: Lang,
});

export const ComponentBody = Type.Object(
  { uid: Type.String(), typeCode: Type.String() },
  { $id: 'Component', additionalProperties: true, description: 'Fields beyond these follow the type code.' },
);

const Metadata = Type.Array(Type.Object({ name: Type.String(), content: Type.String() }));

const Entries = Type.Object({
  entry: Type.Array(Type.Object({ key: Type.String(), value: Type.Unknown() })),
});

export const PageBody = Type.Object(
  {
    uid: Type.String(),
    label: Type.String(),
    pageType: Type.String(),
    title: Type.String(),
    metadata: Type.Optional(Metadata),
    contentSlots: Type.Optional(
      Type.Array(Type.Object({ position: Type.String(), components: Type.Array(Type.Ref('Component')) })),
    ),
    configurationData: Type.Optional(Entries),
  },
  { $id: 'Page' },
);

export const ComponentsBody = Type.Object(
  {
    component: Type.Array(Type.Ref('Component')),
    pagination: Type.Object({
      currentPage: Type.Integer(),
      pageSize: Type.Integer(),
      totalPages: Type.Integer(),
      totalResults: Type.Integer(),
    }),
  },
  { $id: 'ComponentList' },
);

export const SiteConfigBody = Type.Object(
  {
    siteConfigurations: Entries,
    messageItems: Entries,
    contentSlots: Type.Array(
      Type.Object({ position: Type.String(), components: Type.Array(Type.Ref('Component')) }),
    ),
  },
  { $id: 'SiteConfig' },
);

export const LoginPageBody = Type.Object(
  { configurationData: Entries, metadata: Metadata, title: Type.String() },
  { $id: 'LoginPage' },
);
