/**
 * Loaded by a site before anything else (NODE_OPTIONS=--import): the names of played bodies lead to a public address, as those of real ones do, and what is
 * sent there comes to the local player at PLAYER_PORT. The site itself judges names and addresses as on the internet.
 */
import dns from "node:dns";
import net from "node:net";

const ADDRESS = "93.184.215.14";
const isPlayed = (/** @type {string | undefined} */ host) => /^board-\d+\.gov\.in$/.test(host ?? "");

const { lookup } = dns;
/** @type {any} */
const played = (/** @type {string} */ name, /** @type {any} */ options, /** @type {any} */ done) =>
  isPlayed(name) ? done(null, [{ address: ADDRESS, family: 4 }]) : lookup(name, options, done);
dns.lookup = played;

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (/** @type {any[]} */ ...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  if (!isPlayed(options?.host)) return connect.apply(this, /** @type {any} */ (given));
  const judge = options.lookup;
  // Judged at its public address, then sent to the player.
  options.lookup = (/** @type {string} */ name, /** @type {any} */ how, /** @type {any} */ done) =>
    judge(name, how, (/** @type {unknown} */ error) => {
      if (error) return done(error);
      return how.all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4);
    });
  options.port = Number(process.env.PLAYER_PORT);
  return connect.apply(this, /** @type {any} */ (given));
};
