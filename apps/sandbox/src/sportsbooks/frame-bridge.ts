/**
 * The frame's side of the bridge (`packages/contracts/src/embed-bridge.ts`), as the page of another house would write it: what
 * is heard comes from the parent window, from an origin that this operator stated, with the mark and a known shape; anything
 * else has no effect and gets no answer. Plain script: it runs in the browser as it stands.
 *
 * It expects `allowed`, the operator's origins, and defines `openBridge(self, hear)`.
 */
export const BRIDGE_SCRIPT = `
function openBridge(self, allowed, hear) {
  var stated = self.location.ancestorOrigins && self.location.ancestorOrigins[0];
  if (!stated && self.document.referrer) { try { stated = new URL(self.document.referrer).origin; } catch (_) { stated = null; } }
  var site = self.parent !== self && allowed.indexOf(stated) >= 0 ? stated : null;
  var text = function (value, max) { return typeof value === 'string' && value.length <= max; };
  var one = function (value, of) { return of.indexOf(value) >= 0; };
  var shapes = {
    hello: function (m) { return (m.token === null || text(m.token, 512)) && one(m.locale, ['es', 'en', 'pt']) && one(m.theme, ['dark', 'light']); },
    theme: function (m) { return one(m.theme, ['dark', 'light']); },
    locale: function (m) { return one(m.locale, ['es', 'en', 'pt']); },
    balance: function (m) { return text(m.balance, 32) && text(m.currency, 3) && text(m.version, 20); },
    navigate: function (m) { return text(m.path, 500) && m.path.charAt(0) === '/' && m.path.charAt(1) !== '/'; },
    'signed-out': function () { return true; }
  };
  self.addEventListener('message', function (event) {
    if (site === null || event.source !== self.parent || event.origin !== site) return;
    var m = event.data;
    if (typeof m !== 'object' || m === null || m.ordago !== 1) return;
    if (!Object.prototype.hasOwnProperty.call(shapes, m.type) || !shapes[m.type](m)) return;
    hear(m);
  });
  return {
    isEmbedded: site !== null,
    tell: function (message) { if (site !== null) self.parent.postMessage(Object.assign({ ordago: 1 }, message), site); }
  };
}`;
