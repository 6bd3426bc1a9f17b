import type { SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { addMonths, dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { brewerErrors } from './brewers.messages.ts';
import { presentModel, presentRecognised, presentRegistration } from './brewers.presenter.ts';
import { brewersRepository } from './brewers.repository.ts';
import { purchaseProblem, readSerial } from './brewers.rules.ts';
import type { BrewerModel, BrewerRegistration, RecognisedBrewer, SerialNumber } from './brewers.types.ts';

export interface BrewersServices {
  catalog: Pick<Catalog, 'product'>;
  content: Pick<ContentService, 'configuration'>;
  /** By code. */
  models: ReadonlyMap<string, BrewerModel>;
}

/** As it was typed. */
interface Input {
  serialNumber: string;
  purchaseDate?: string;
}

export function brewersService({ db, clock }: Platform, { catalog, content, models }: BrewersServices) {
  const repository = brewersRepository(db);

  const shownModel = ({ site, language }: Pick<SiteContext, 'site' | 'language'>, model: BrewerModel) =>
    presentModel(
      model,
      model.productCode === undefined ? undefined : catalog.product(site.id, model.productCode),
      language,
    );

  /** Reads what was typed. @throws 400 with one item a field that is wrong. */
  const check = ({ site, language }: SiteContext, { serialNumber, purchaseDate }: Input): SerialNumber => {
    const today = dayOf(clock.now(), site.timeZone);
    const serial = readSerial(serialNumber, today);
    const problem =
      purchaseDate === undefined ? undefined : purchaseProblem(purchaseDate, today, serial?.producedIn);
    if (serial && !problem) return serial;
    throw brewerErrors.input(language, { serialNumber: !serial, purchaseDate: problem });
  };

  /** The brewer of a serial number, where it may be registered. @throws 404, 409. */
  const require = async ({ language }: SiteContext, serial: SerialNumber): Promise<RecognisedBrewer> => {
    const model = models.get(serial.modelCode);
    if (!model) throw brewerErrors.unknown(language);
    // Before anything else about it: who owns one has to know.
    if (model.recall) throw brewerErrors.recalled(language, model);
    if (await repository.isRegistered(serial.serialNumber)) throw brewerErrors.registered(language);
    return { ...serial, model };
  };

  return {
    /**
     * What a serial number is of. The day of the purchase may come along, to be looked at before a log-in is asked for.
     *
     * @throws 400 not one, or a day on which it cannot have been bought; 404 of no known model; 409 recalled or
     * registered already.
     */
    validate: async (ctx: SiteContext, input: Input) => {
      const brewer = await require(ctx, check(ctx, input));
      return presentRecognised(brewer, shownModel(ctx, brewer.model));
    },

    /**
     * Makes a brewer the customer's; its warranty runs from the day of the purchase.
     *
     * @throws as `validate`.
     */
    register: async (ctx: SiteContext & { customerId: string }, input: Required<Input>) => {
      const { site, language, customerId } = ctx;
      const { purchaseDate } = input;
      const { model, serialNumber, modelCode } = await require(ctx, check(ctx, input));
      const { brewerWarrantyMonths } = content.configuration(site.id);
      const registration: BrewerRegistration = {
        serialNumber,
        modelCode,
        purchaseDate,
        warrantyEndDate: addMonths(purchaseDate, brewerWarrantyMonths),
        registeredAt: clock.now().toISOString(),
      };
      if (!(await repository.add({ site: site.id, customerId }, registration)))
        throw brewerErrors.registered(language);
      return presentRegistration(registration, shownModel(ctx, model), dayOf(clock.now(), site.timeZone));
    },

    /** What a customer has registered, oldest first. */
    ofCustomer: (site: SiteId, customerId: string): Promise<BrewerRegistration[]> =>
      repository.ofCustomer({ site, customerId }),

    /** Forgets what a customer who leaves has registered. */
    forget: async (site: SiteId, customerId: string): Promise<void> => {
      await repository.forgetCustomer({ site, customerId });
    },
  };
}

export type BrewersService = ReturnType<typeof brewersService>;
