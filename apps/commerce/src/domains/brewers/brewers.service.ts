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
import type {
  BrewerModel,
  BrewerRegistration,
  Owner,
  RecognisedBrewer,
  SerialNumber,
} from './brewers.types.ts';

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

/** What other domains do when a brewer was registered, in its transaction. */
export type BrewerHook = (owner: Owner, serialNumber: string) => Promise<void>;

export function brewersService({ db, clock }: Platform, { catalog, content, models }: BrewersServices) {
  const repository = brewersRepository(db);
  const hooks: BrewerHook[] = [];

  const shownModel = ({ site, language }: Pick<SiteContext, 'site' | 'language'>, model: BrewerModel) =>
    presentModel(
      model,
      model.productCode === undefined ? undefined : catalog.product(site.id, model.productCode),
      language,
    );

  /** Reads what was typed. @throws 400 with one item for each wrong field. */
  const check = ({ site, language }: SiteContext, { serialNumber, purchaseDate }: Input): SerialNumber => {
    const today = dayOf(clock.now(), site.timeZone);
    const read = readSerial(serialNumber, today);
    const serial = 'serial' in read ? read.serial : undefined;
    const problem =
      purchaseDate === undefined ? undefined : purchaseProblem(purchaseDate, today, serial?.producedIn);
    if (serial && !problem) return serial;
    throw brewerErrors.input(language, {
      serialNumber: 'problem' in read ? read : undefined,
      purchaseDate: problem,
    });
  };

  /** The brewer of a serial number, if it may be registered. @throws 404, 409. */
  const require = async ({ language }: SiteContext, serial: SerialNumber): Promise<RecognisedBrewer> => {
    const model = models.get(serial.modelCode);
    if (!model) throw brewerErrors.unknown(language);
    // Checked first, because every owner of a recalled brewer must learn of it.
    if (model.recall) throw brewerErrors.recalled(language, model);
    if (await repository.isRegistered(serial.serialNumber)) throw brewerErrors.registered(language);
    return { ...serial, model };
  };

  return {
    /** Adds what happens when a brewer was registered. Call while the shop is put together. */
    addHook: (hook: BrewerHook): void => void hooks.push(hook),

    /**
     * Recognises a serial number. The day of purchase may be given too, to be checked before a log-in.
     *
     * @throws 400 not a serial number, or an impossible day of purchase; 404 of no known model; 409 recalled or
     *   registered already.
     */
    validate: async (ctx: SiteContext, input: Input) => {
      const brewer = await require(ctx, check(ctx, input));
      return presentRecognised(brewer, shownModel(ctx, brewer.model));
    },

    /**
     * Registers a brewer to the customer; its warranty begins on the day of purchase.
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
      const owner = { site: site.id, customerId };
      await db.transaction(async () => {
        if (!(await repository.add(owner, registration))) throw brewerErrors.registered(language);
        for (const hook of hooks) await hook(owner, serialNumber);
      });
      return presentRegistration(registration, shownModel(ctx, model), dayOf(clock.now(), site.timeZone));
    },

    /** A customer's registrations with what was answered after them, oldest first. */
    ofCustomer: (site: SiteId, customerId: string) => repository.ofCustomer({ site, customerId }),

    /** Removes the registrations of a customer who leaves. */
    forget: async (site: SiteId, customerId: string): Promise<void> => {
      await repository.forgetCustomer({ site, customerId });
    },
  };
}

export type BrewersService = ReturnType<typeof brewersService>;
