// The builds of the app. A server keeps the site of an earlier build below `v/`, in a folder named after the build, because a run may
// come to another result in another build.

const EARLIER = /v\/[0-9a-f]{12}\/$/;
const NAME = /^[0-9a-f]{12}$/;
/** What the address of such a page has behind its path if the person can go back to the app. */
export const FROM_APP = "?back";

/**
 * The root of the whole site, also for the page of an earlier build.
 * @param {URL} root that of the page's own build
 */
export const siteOf = (root) => new URL(root.href.replace(EARLIER, ""));

/**
 * The page on which another build shows a run; undefined if there is none.
 * @param {string} build the name of that build, as the run has it
 * @param {string | undefined} own that of the page
 * @param {URL} site
 */
export async function pageOf(build, own, site) {
  if (build === own || !NAME.test(build) || !site.protocol.startsWith("http")) return undefined;
  const page = new URL(`v/${build}/watch/`, site);
  const answer = await fetch(page, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? page : undefined;
}
