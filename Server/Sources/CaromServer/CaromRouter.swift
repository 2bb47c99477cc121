import Hummingbird

/// The router of `carom serve`: the site, with the security headers.
public func caromRouter(site: Site) -> Router<BasicRequestContext> {
  let router = Router()
  router.add(middleware: SecurityHeaders())
  router.add(middleware: SiteMiddleware(site: site))
  return router
}
