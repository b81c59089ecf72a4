/** Pages that hold no jobs of their own, for the sitemap. */
export const STATIC_PATHS = [
  "/contact",
  "/faq",
  "/guide",
  "/privacy-policy",
  "/terms-of-service",
  "/disclaimer",
  "/exam-results",
  "/admit-cards",
  "/syllabus",
  "/previous-papers",
] as const;
