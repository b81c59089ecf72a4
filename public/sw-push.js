/** What the service worker does with notifications of the site by Web Push: it shows them, opens what they tell of, and follows its own subscription. */
/** What the site tells somebody who chose notifications on this device (lib/channels/web-push.ts). */
self.addEventListener("push", (event) => {
  const { title, text, href } = event.data?.json() ?? {};
  if (!title) return;
  // What was told of the same page before gives way; without asking for it that would make no sound.
  const options = { body: text, icon: "/icon.svg", tag: href, renotify: Boolean(href), data: { href } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** A browser may change its subscription by itself: what was told by the old one is told by the new one. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(handOver(event)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.href ?? "/", location.origin);
  if (url.origin === location.origin) event.waitUntil(self.clients.openWindow(url.href));
});

/** Not every browser says both subscriptions, nor makes the new one itself. */
async function handOver({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration;
  const known = newSubscription ?? (await pushManager.getSubscription());
  const made = known ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  const headers = { "content-type": "application/json" };
  await fetch("/api/users/me/push", { method: "PUT", headers, body: JSON.stringify(made) });
}
