/**
 * In place of Next's collect-segment-data, which takes each kept page apart into the data of its segments, for a prefetch by `next/link`: no page here
 * has such a link, and to read a page's data twice more and write them again was a sixth of what a page costs that is made
 * (docs/decisions/065). Who asks for a segment all the same is answered 404, after which Next's client asks for the page.
 * A build fails where Next comes to ask this module for more.
 */
module.exports = () => `
export const collectSegmentData = async () => new Map();
export const collectPrefetchHints = async () => null;
`;
