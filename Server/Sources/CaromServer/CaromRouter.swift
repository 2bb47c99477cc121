import Hummingbird

/// All that `carom serve` answers: the site, under the security headers.
public func caromRouter(site: Site) -> Router<BasicRequestContext> {
  let router = Router()
  router.add(middleware: SecurityHeaders())
  router.add(middleware: SiteMiddleware(site: site))
  return router
}
