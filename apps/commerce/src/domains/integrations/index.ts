import { SITES } from '@crema/brands';
import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { Catalog } from '#domains/catalog/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { IdentityService } from '#domains/identity/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Staff } from '#domains/staff/index.ts';
import { CLIENT_SCOPES } from '#platform/access/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import { onNotice } from '#platform/jobs/on-notice.ts';
import { createSealer } from '#platform/signing/sealer.ts';
import { registerCalls } from './clients/calls.routes.ts';
import { callsService } from './clients/calls.service.ts';
import { deliveryRepository } from './delivery/delivery.repository.ts';
import { registerDeliveries } from './delivery/delivery.routes.ts';
import { KEEP_EVENTS_DAYS } from './delivery/delivery.rules.ts';
import { deliveryService } from './delivery/delivery.service.ts';
import { createSender, type SenderParts } from './delivery/sender.service.ts';
import { composeStops, STOPPED, type StoppedData } from './delivery/stopped.emails.ts';
import { endpointsRepository } from './endpoints/endpoints.repository.ts';
import { integrationsResource } from './endpoints/integrations.resource.ts';
import { sitesWithIntegrations } from './endpoints/presence.service.ts';
import { type SecretsRepository, secretsRepository } from './endpoints/secrets.repository.ts';
import { registerSecrets } from './endpoints/secrets.routes.ts';
import { hashOf, secretsService } from './endpoints/secrets.service.ts';
import { DELIVERIES_CHANNEL, eventsRepository } from './events/events.repository.ts';
import { hearMoments } from './events/events.service.ts';
import { webhookDocument } from './events/messages.schemas.ts';
import { integrationSchemas } from './integrations.schemas.ts';

interface Services {
  autoDelivery: AutoDelivery;
  catalog: Catalog;
  customers: CustomersService;
  orders: OrdersService;
  staff: Pick<Staff, 'service'>;
  identity: { clients: Pick<IdentityService['clients'], 'addSource'> };
}

/**
 * Systems beside the shop, such as a warehouse: what they hear of, signed, and what they may call.
 *
 * @param watch told of the body of each message before it is sent: for tests
 */
export function createIntegrations(
  platform: Platform,
  services: Services,
  watch: { made?: ((body: string) => void) | undefined } = {},
) {
  const { app, clock, config, db, edits, jobs, log } = platform;
  for (const schema of integrationSchemas) app.addSchema(schema);
  Object.assign(app.webhookDocument, webhookDocument());
  const endpoints = endpointsRepository(db);
  const secrets = secretsRepository(db);
  const events = eventsRepository(db);
  const deliveries = deliveryRepository(db);
  const sealer = createSealer(config, 'crema webhook secret');
  const allowsPrivate = config.privateWebhooks;

  const sites = sitesWithIntegrations(platform, endpoints);
  hearMoments({ clock, repository: events, sites, ...services });
  edits.add(
    integrationsResource({ repository: endpoints, sites, clock, allowsPrivate, taken: config.oauthClients }),
  );
  const kept = secretsService({ platform, endpoints, repository: secrets, sealer });
  registerSecrets(platform, kept);
  registerDeliveries(platform, deliveryService({ clock, repository: deliveries, idOf: kept.idOf }));
  registerCalls(platform, callsService(services));
  knowClients(platform, secrets, services.identity.clients);

  const sender = createSender({
    ...{ repository: deliveries, endpoints, secrets, readers: services, sealer, clock, log },
    ...{ options: { allowsPrivate }, made: watch.made },
    tellStopped: ownersTold(platform, services.staff),
  });
  const work = sender.sendDue;
  jobs.attach(onNotice({ ...{ db, log, channel: DELIVERIES_CHANNEL, work, problem: 'webhooks not sent' } }));
  const expire = async (): Promise<void> => {
    const now = clock.now();
    await deliveries.giveUpLate(now);
    await events.expire(daysLater(now, -KEEP_EVENTS_DAYS));
    await secrets.expire(now);
  };
  jobs.define('integrations.expire', expire, { cron: '47 3 * * *' });
  return {
    /** Reads which sites have integrations. Call once after migrating. */
    load: sites.load,
    close: sites.close,
    /** Sends all that is due, also in a process that does not run jobs: for tests and proofs. */
    sendDue: () => sender.sendDue(),
    /** How much waits to be sent, and was given up. */
    counts: () => deliveries.counts(clock.now()),
    /** Removes what is older than 30 days. */
    expire,
  };
}

/** Lets integrations ask for tokens, and ends them with their secret or scopes. */
function knowClients(
  { accessTokens, clock }: Platform,
  secrets: SecretsRepository,
  clients: Services['identity']['clients'],
): void {
  clients.addSource(async (site, { id, secret }) => {
    const found = await secrets.client({ site, key: id }, hashOf(secret), clock.now());
    if (!found) return undefined;
    return { secretId: found.id, scopes: CLIENT_SCOPES.filter((scope) => found.scopes.includes(scope)) };
  });
  accessTokens.guard('client', async ({ clientId, secretId, scopes }, site) => {
    const held = await secrets.scopesOf({ site, key: clientId }, secretId, clock.now());
    return held !== undefined && scopes.every((scope) => held.includes(scope));
  });
}

/** Mails every owner that an integration was switched off. */
function ownersTold({ config, outbox }: Platform, staff: Services['staff']): SenderParts['tellStopped'] {
  composeStops({ config, outbox });
  return async ({ site, key }, name, since) => {
    const owners = (await staff.service.list()).filter(
      ({ role, disabledAt }) => role === 'owner' && !disabledAt,
    );
    const [language = 'en'] = SITES[site].languages;
    await outbox.write(
      ...owners.map(({ id, email }) => ({
        ...{ id: `${STOPPED}:${site}:${key}:${since.getTime()}:${id}`, kind: STOPPED, site, language, email },
        data: { key, name } satisfies StoppedData,
      })),
    );
  };
}
