import { type App, resolveContext } from './http/index.ts';

/** Registers routes under `/rest/v2/:site`, each request with its site, language and caller resolved. */
export function siteRoutesOf(app: App): (register: (routes: App) => void) => void {
  app.decorateRequest('ctx');
  return (register) => {
    void app.register(
      (routes, _options, done) => {
        routes.addHook('onRequest', (request, _reply, next) => {
          request.ctx = resolveContext(request);
          next();
        });
        register(routes as unknown as App);
        done();
      },
      { prefix: '/rest/v2/:site' },
    );
  };
}
