import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type App, answerOnce, limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentOutcome } from './outreach.presenter.ts';
import type { ContactInput } from './outreach.rules.ts';
import {
  CallQuery,
  errors,
  IdempotencyHeaders,
  LinkQuery,
  outreachSchemas,
  SiteParams,
} from './outreach.schemas.ts';
import type { OutreachService } from './outreach.service.ts';

type Outcome = ReturnType<typeof presentOutcome>;

/** Does it once per Idempotency-Key and answers its outcome. */
type Once = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: string,
  work: () => Promise<Outcome>,
) => Promise<FastifyReply>;

const schema = {
  tags: ['outreach'],
  params: SiteParams,
  querystring: CallQuery,
  headers: IdempotencyHeaders,
  response: { 200: Type.Ref('OutreachOutcome'), ...errors, 409: Type.Ref('ErrorList') },
};

/** Newsletter, back-in-stock alerts and the contact form. Each writes to people, so each has a limit of its own. */
export function registerOutreachRoutes(platform: Platform, outreach: OutreachService): void {
  const { app, idempotency, siteRoutes } = platform;
  for (const schema of outreachSchemas) app.addSchema(schema);

  const once: Once = (request, reply, operation, work) =>
    answerOnce(idempotency.inTransaction, request, reply, { operation, owner: request.ip }, work);

  siteRoutes((routes) => {
    registerSubscribing(routes, outreach.newsletter, once);
    registerNewsletterLinks(routes, outreach.newsletter, once);
    registerAlerts(routes, outreach.alerts, once);
    registerContact(routes, outreach.contact, once);
  });
}

function registerSubscribing(routes: App, newsletter: OutreachService['newsletter'], once: Once): void {
  routes.post<{ Body: { email: string } }>(
    '/newsletter/subscribe',
    {
      config: limited('mail'),
      schema: {
        ...schema,
        operationId: 'subscribeNewsletter',
        summary: 'Ask for the newsletter; the same answer for every address',
        body: Type.Ref('NewsletterSubscription'),
      },
    },
    (request, reply) =>
      once(request, reply, 'newsletter.subscribe', async () => {
        await newsletter.subscribe(request.ctx, request.body.email, 'newsletter');
        return presentOutcome('subscribed', request.ctx.language);
      }),
  );

  routes.post<{ Body: { email: string; source?: string } }>(
    '/kpcEmailSignup',
    {
      config: limited('mail'),
      schema: {
        ...schema,
        operationId: 'signUpByEmail',
        summary: 'Ask for the newsletter through a marketing form',
        body: Type.Ref('EmailSignup'),
      },
    },
    (request, reply) =>
      once(request, reply, 'kpcEmailSignup', async () => {
        await newsletter.subscribe(request.ctx, request.body.email, request.body.source || 'signup');
        return presentOutcome('subscribed', request.ctx.language);
      }),
  );
}

/** The links of the newsletter's mails. */
function registerNewsletterLinks(routes: App, newsletter: OutreachService['newsletter'], once: Once): void {
  routes.post<{ Body: { token?: string } }>(
    '/newsletter/confirm',
    {
      config: limited('mailedLink'),
      schema: {
        ...schema,
        operationId: 'confirmNewsletter',
        summary: 'Press the link of the confirmation',
        body: Type.Ref('MailLink'),
      },
    },
    (request, reply) =>
      once(request, reply, 'newsletter.confirm', async () => {
        await newsletter.confirm(request.ctx, request.body.token ?? '');
        return presentOutcome('confirmed', request.ctx.language);
      }),
  );

  routes.post<{ Body: { token?: string }; Querystring: { token?: string } }>(
    '/newsletter/unsubscribe',
    {
      config: limited('mailedLink'),
      schema: {
        ...schema,
        querystring: LinkQuery,
        operationId: 'unsubscribeNewsletter',
        summary: 'End a subscription, by the page’s button or by a mail program’s',
        body: Type.Ref('MailLink'),
      },
    },
    (request, reply) =>
      once(request, reply, 'newsletter.unsubscribe', async () => {
        await newsletter.unsubscribe(request.ctx, request.query.token ?? request.body.token ?? '');
        return presentOutcome('unsubscribed', request.ctx.language);
      }),
  );
}

function registerAlerts(routes: App, alerts: OutreachService['alerts'], once: Once): void {
  routes.post<{ Body: { code: string; email: string } }>(
    '/alert/alertMe',
    {
      config: limited('form'),
      schema: {
        ...schema,
        operationId: 'requestAlert',
        summary: 'One mail when a sold-out variant is back; a repeat changes nothing',
        body: Type.Ref('StockAlertRequest'),
      },
    },
    (request, reply) =>
      once(request, reply, 'alert.alertMe', async () => {
        const status = await alerts.ask(request.ctx, request.body);
        const outcome = status === 'inStock' ? 'inStock' : 'alerted';
        return presentOutcome(outcome, request.ctx.language, status);
      }),
  );
}

function registerContact(routes: App, contact: OutreachService['contact'], once: Once): void {
  routes.post<{ Body: ContactInput & { website?: string } }>(
    '/contact',
    {
      // Room for a form sent again and again with something wrong: each refusal is two calls, the repeat included.
      config: limited('form'),
      schema: {
        ...schema,
        operationId: 'contact',
        summary: 'Write to the shop: one error item a field',
        body: Type.Ref('ContactMessage'),
      },
    },
    (request, reply) =>
      once(request, reply, 'contact', async () => {
        const { website, ...message } = request.body;
        // Only a machine fills what nobody sees; it learns nothing from the answer.
        if (!website) await contact.send(request.ctx, message);
        return presentOutcome('contacted', request.ctx.language);
      }),
  );
}
