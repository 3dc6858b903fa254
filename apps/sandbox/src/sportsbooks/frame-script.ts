/**
 * Script of a frame in the browser. Plain script over one object, `BOOK`: `{name, texts, routes, paths, allowed, handed,
 * language}`. Everything that is shown comes from text nodes; nothing is ever read as markup.
 */
export const FRAME_SCRIPT = String.raw`
var state = { session: null, player: null, currency: '', balance: null, theme: 'dark', language: BOOK.language, matches: [],
  bets: [], awards: [], award: '', how: 'express', picks: {}, path: BOOK.path, note: null, isBusy: false, league: '', find: '', key: null, isKnown: false };
var marked = {};
try { marked = JSON.parse(localStorage.getItem('marked-' + BOOK.name) || '{}'); } catch (_) { marked = {}; }

function el(tag, attributes, children) {
  var node = document.createElement(tag);
  Object.keys(attributes || {}).forEach(function (key) {
    var value = attributes[key];
    if (key.slice(0, 2) === 'on') node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
  });
  (children || []).forEach(function (child) { if (child !== null) node.append(child); });
  return node;
}
function texts() { return BOOK.texts[state.language] || BOOK.texts.en; }
function word(name) { return texts().words[name]; }
function place() {
  var parts = state.path.replace(/[?#].*$/, '').split('/').filter(Boolean).map(function (part) { try { return decodeURIComponent(part); } catch (_) { return ''; } });
  var route = Object.prototype.hasOwnProperty.call(BOOK.routes, parts[0] || '') ? BOOK.routes[parts[0]] : { page: 'Home' };
  var isCategory = parts[0] === 'category';
  return { page: route.page, league: route.league || (isCategory && parts[1]) || null, isFavorite: !!route.isFavorite,
    isSearch: !!route.isSearch, event: isCategory ? parts[2] || null : parts[0] === 'events' ? parts[1] || null : null };
}
function call(path, body) {
  return fetch('/' + BOOK.name + '/frame/' + path, body === undefined ? {} : { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    .then(function (answer) { return answer.json().then(function (data) { return { ok: answer.ok, data: data }; }); });
}
function go(path, isSilent) {
  state.path = path; state.note = null;
  if (!isSilent) { bridge.tell({ type: 'route', path: path }); scrollTo(0, 0); }
  if (place().page === 'BetsHistory') loadBets();
  draw();
}
function enter(token) {
  if (token !== null && token === state.token) return;
  state.token = token;
  if (token === null) { state.session = null; state.player = null; state.balance = null; state.isKnown = true; return draw(); }
  call('enter', { token: token, lang: state.language }).then(function (answer) {
    state.isKnown = true;
    if (!answer.ok) { state.session = null; draw(); return; }
    state.session = answer.data.session; state.player = answer.data.player; state.currency = answer.data.currency;
    state.balance = answer.data.balance;
    state.expiresIn = answer.data.expires_in; keepAlive();
    if (place().page === 'BetsHistory') loadBets();
    loadAwards();
    draw();
  }).catch(function () { state.isKnown = true; draw(); });
}
/* Asks for another token while the session still stands; a bet that was taken keeps it alive as it is. */
function keepAlive() {
  clearTimeout(state.renewal);
  if (state.expiresIn) state.renewal = setTimeout(function () { bridge.tell({ type: 'token-expiring' }); },
    Math.max(state.expiresIn / 2, state.expiresIn - 300) * 1000);
}
function loadAwards() {
  if (!BOOK.givesAwards || state.session === null) return;
  call('awards', { session: state.session }).then(function (answer) {
    if (!answer.ok) return;
    state.awards = answer.data.awards;
    if (!freeBet()) state.award = '';
    draw();
  }).catch(function () {});
}
function freeBet() { return state.awards.find(function (award) { return award.id === state.award; }) || null; }
function loadOffer() {
  return call('offer').then(function (answer) { if (answer.ok) { state.matches = answer.data.matches; draw(); } }).catch(function () {});
}
function loadBets() {
  if (state.session === null) return;
  call('bets', { session: state.session }).then(function (answer) { if (answer.ok) { state.bets = answer.data.bets; draw(); } }).catch(function () {});
}
function isSeveral() { return BOOK.takesOrders && picked().length > 1 && state.how !== 'express'; }
function picked() { return Object.keys(state.picks).map(function (id) { return state.picks[id]; }); }
function toggle(match, outcome) {
  var known = state.picks[match.id];
  if (known && known.outcome === outcome) delete state.picks[match.id];
  else state.picks[match.id] = { event: match.id, outcome: outcome, odds: match.odds[outcome], title: match.home + ' - ' + match.away };
  state.note = null; state.key = null;
  bridge.tell({ type: 'slip-count', count: picked().length });
  draw();
}
function noteOrders(answer) {
  state.isBusy = false; state.key = null;
  var orders = answer.ok ? answer.data.orders : [];
  var taken = orders.filter(function (order) { return order.state === 'open'; });
  var refused = orders.filter(function (order) { return order.state !== 'open'; });
  if (answer.ok && refused.length === 0) { state.picks = {}; state.stake = ''; bridge.tell({ type: 'slip-count', count: 0 }); }
  state.note = { kind: answer.ok && refused.length === 0 ? 'good' : 'bad', text: answer.ok
    ? word('taken') + ': ' + taken.length + ' / ' + orders.length + (refused.length ? ' (' + refused.map(function (order) { return order.word || order.state; }).join(', ') + ')' : '')
    : word(answer.data.error === 'odds-changed' ? 'changed' : answer.data.error === 'match-closed' ? 'closed' : answer.data.error === 'stake-outside-limits' ? 'bounds' : 'refused') };
  if (answer.ok && answer.data.balance) state.balance = answer.data.balance;
  bridge.tell({ type: 'balance-changed' });
  draw();
}
function placeBet(event) {
  event.preventDefault();
  if (state.session === null) { bridge.tell({ type: 'sign-in' }); return; }
  var free = freeBet();
  var stake = free ? free.amount : document.getElementById('stake').value.trim();
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(stake)) { state.note = { kind: 'bad', text: word('bounds') }; draw(); return; }
  state.isBusy = true; state.stake = stake; state.key = state.key || crypto.randomUUID(); draw();
  if (isSeveral()) {
    call('place-orders', { session: state.session, key: state.key, stake: stake, all_or_none: state.how === 'all',
      picks: picked().map(function (pick) { return { event: pick.event, outcome: pick.outcome, odds: pick.odds }; }) })
      .then(noteOrders).catch(function () { state.isBusy = false; state.note = { kind: 'bad', text: word('unknown') }; draw(); });
    return;
  }
  call('place', { session: state.session, key: state.key, stake: stake, award: free ? free.id : undefined,
    picks: picked().map(function (pick) { return { event: pick.event, outcome: pick.outcome, odds: pick.odds }; }) })
    .then(function (answer) {
      state.isBusy = false;
      var said = answer.data;
      if (answer.ok && said.state === 'open') {
        state.picks = {}; state.key = null; state.stake = ''; state.award = '';
        state.note = { kind: 'good', text: word('placed') + ' · ' + said.code };
        bridge.tell({ type: 'slip-count', count: 0 }); keepAlive();
      } else {
        state.key = null;
        state.note = { kind: 'bad', text: said.error === 'odds-changed' ? word('changed') : said.error === 'match-closed' ? word('closed')
          : said.error === 'stake-outside-limits' ? word('bounds') : said.error === 'session-unknown' ? word('again')
          : said.state === 'cancelling' || said.state === 'cancelled' ? word('unknown') : word('refused') + (said.word ? ' (' + said.word + ')' : '') };
        if (said.state === 'refused' && BOOK.over.indexOf(said.word) >= 0) said.error = 'session-unknown';
        if (said.error === 'session-unknown') state.note.text = word('again');
        if (said.error === 'session-unknown') { state.session = null; bridge.tell({ type: 'token-expired' }); }
        if (said.error === 'odds-changed' || said.error === 'match-closed') { state.picks = {}; loadOffer(); }
      }
      if (said.balance) state.balance = said.balance;
      bridge.tell({ type: 'balance-changed' });
      loadAwards();
      draw();
    })
    .catch(function () { state.isBusy = false; state.note = { kind: 'bad', text: word('unknown') }; draw(); });
}
function when(match) {
  return new Date(match.starts_at).toLocaleString(state.language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}
function outcomeName(match, outcome) { return outcome === '1' ? match.home : outcome === '2' ? match.away : word('draw'); }
function matchRow(match) {
  var isOn = match.status === 'running';
  var star = el('button', { class: 'star', type: 'button', 'aria-label': word('mark'), 'aria-pressed': String(!!marked[match.id]), onclick: function () {
    if (marked[match.id]) delete marked[match.id]; else marked[match.id] = 1;
    try { localStorage.setItem('marked-' + BOOK.name, JSON.stringify(marked)); } catch (_) { return draw(); }
    draw();
  } }, [marked[match.id] ? '★' : '☆']);
  return el('article', { class: 'match', 'data-match': match.id, 'aria-label': match.home + ' - ' + match.away }, [
    el('span', { class: 'when' }, [isOn ? word('live') : when(match)]),
    el('span', { class: 'teams' }, [match.home + ' – ' + match.away]),
    match.score ? el('span', { class: 'score' }, [match.score[0] + ':' + match.score[1]]) : star,
    match.odds ? el('div', { class: 'prices' }, ['1', 'x', '2'].map(function (outcome) {
      var isOurs = !!state.picks[match.id] && state.picks[match.id].outcome === outcome;
      return el('button', { type: 'button', 'aria-pressed': String(isOurs), 'aria-label': outcomeName(match, outcome) + ' ' + match.odds[outcome],
        onclick: function () { toggle(match, outcome); } }, [el('span', {}, [outcome.toUpperCase()]), el('b', {}, [match.odds[outcome]])]);
    })) : null
  ]);
}
function shown(at) {
  var now = Date.now();
  var wanted = state.matches.filter(function (match) {
    var league = at.league || state.league;
    if (league && match.league !== league && match.league_slug !== league && league !== 'football') return false;
    if (at.event && match.id !== at.event && match.id.replaceAll('/', '.') !== at.event) return false;
    if (at.isFavorite && !marked[match.id]) return false;
    if (state.find && (match.home + ' ' + match.away).toLowerCase().indexOf(state.find.toLowerCase()) < 0) return false;
    if (at.page === 'Results') return match.status === 'finished' || match.status === 'cancelled' || match.status === 'abandoned';
    if (at.page === 'Overview') return match.status === 'running' || match.status === 'stopped';
    return at.event ? true : match.status === 'ahead';
  });
  if (at.page === 'Results') wanted.reverse();
  return wanted.slice(0, at.page === 'MultiView' ? 12 : at.page === 'Home' ? 20 : 80);
}
function groupOf(at, match) { return at.page === 'Calendar' || at.page === 'Results' ? new Date(match.starts_at).toLocaleDateString(state.language, { weekday: 'long', day: 'numeric', month: 'long' }) : match.league_name; }
function lists(at) {
  var found = shown(at);
  if (found.length === 0) return [el('p', { class: 'empty' }, [word('nothing')])];
  var groups = new Map();
  found.forEach(function (match) { var name = groupOf(at, match); groups.set(name, (groups.get(name) || []).concat([match])); });
  return [...groups].flatMap(function (group) { return [el('h2', {}, [group[0]]), el('div', { class: 'list' }, group[1].map(matchRow))]; });
}
function betRow(bet) {
  return el('article', { class: 'bet' }, [
    el('div', { class: 'top' }, [el('b', {}, [bet.stake + ' ' + bet.currency + (bet.is_free ? ' · ' + word('freeBet') : '')]), el('span', { class: 'badge', 'data-state': bet.state }, [word(bet.state)])]),
    ...bet.legs.map(function (leg) { return el('span', {}, [leg.title + ' · ' + leg.outcome + ' · ' + leg.odds]); }),
    el('small', {}, [bet.code + (bet.state === 'open' ? '' : ' · ' + bet.payout + ' ' + bet.currency)])
  ]);
}
function body(at) {
  var title = el('h1', {}, [at.isFavorite ? word('favorites') : texts().pages[at.page]]);
  if (at.page === 'BetsHistory') {
    return [title, state.session === null ? el('p', { class: 'empty' }, [word('guest')])
      : state.bets.length === 0 ? el('p', { class: 'empty' }, [word('nothing')]) : el('div', { class: 'list' }, state.bets.map(betRow))];
  }
  var leagues = [...new Map(state.matches.map(function (match) { return [match.league, match.league_name]; }))];
  var tools = el('div', { class: 'tools' }, [
    at.league ? null : el('select', { 'aria-label': word('allLeagues'), onchange: function (event) { state.league = event.target.value; draw(); } },
      [el('option', { value: '' }, [word('allLeagues')])].concat(leagues.map(function (league) {
        return el('option', { value: league[0], selected: state.league === league[0] }, [league[1]]); }))),
    el('input', { id: 'find', type: 'search', 'aria-label': word('search'), placeholder: word('search'), value: state.find, maxlength: 60,
      oninput: function (event) { state.find = event.target.value; draw(); } })
  ]);
  return [title, tools].concat(lists(at));
}
function slip() {
  var picks = picked();
  var odds = picks.reduce(function (product, pick) { return product * Math.round(Number(pick.odds) * 100); }, 1);
  var free = freeBet();
  var stake = free ? free.amount : state.stake || '';
  var cents = /^\d{1,7}(\.\d{1,2})?$/.test(stake) ? Math.floor(Number(stake) * 100 * odds / Math.pow(100, picks.length) + 1e-6) - (free ? Math.round(Number(stake) * 100) : 0) : null;
  var parts = [el('h2', {}, [word('slip')])];
  if (state.note) parts.push(el('p', { class: 'note', 'data-kind': state.note.kind, role: 'status' }, [state.note.text]));
  if (picks.length === 0) parts.push(el('p', { class: 'empty' }, [word('emptySlip')]));
  else {
    picks.forEach(function (pick) { parts.push(el('div', { class: 'pick' }, [el('span', {}, [pick.title]), el('b', {}, [pick.odds]), el('small', {}, ['1X2 · ' + pick.outcome.toUpperCase()])])); });
    if (BOOK.takesOrders && picks.length > 1) parts.push(el('label', {}, [word('how'), el('select', { id: 'how', onchange: function (event) { state.how = event.target.value; state.key = null; draw(); } },
      ['express', 'each', 'all'].map(function (how) { return el('option', { value: how, selected: state.how === how }, [word(how)]); }))]));
    if (state.awards.length > 0 && !isSeveral()) parts.push(el('label', {}, [word('payWith'), el('select', { id: 'award', onchange: function (event) { state.award = event.target.value; state.key = null; draw(); } },
      [el('option', { value: '', selected: !free }, [word('money')])].concat(state.awards.map(function (award) {
        return el('option', { value: award.id, selected: award.id === state.award }, [word('freeBet') + ' · ' + award.amount + ' ' + state.currency]); })))]));
    parts.push(el('label', {}, [word('stake') + (state.currency ? ' (' + state.currency + ')' : ''), el('input', { id: 'stake', inputmode: 'decimal', autocomplete: 'off', value: stake, maxlength: 10, readonly: !!free,
      oninput: function (event) { state.stake = event.target.value.trim(); state.key = null; draw(); } })]));
    if (cents !== null && !isSeveral()) parts.push(el('p', { class: 'sum', style: 'margin:0' }, [el('span', {}, [word('pays')]), el('b', {}, [(cents / 100).toFixed(2)])]));
    parts.push(el('button', { class: 'primary', type: 'submit', disabled: state.isBusy }, [state.session === null ? word('signIn') : word('place')]));
  }
  return el('form', { class: 'card slip', 'aria-label': word('slip'), onsubmit: placeBet }, parts);
}
function draw() {
  var focused = document.activeElement && document.activeElement.id;
  var caret = focused && document.activeElement.selectionStart;
  document.documentElement.dataset.theme = state.theme;
  document.documentElement.lang = state.language;
  var at = place();
  var who = state.session === null
    ? [el('button', { class: 'primary', type: 'button', hidden: !state.isKnown, onclick: function () { bridge.tell({ type: 'sign-in' }); } }, [word('signIn')])]
    : [el('span', {}, [word('balance')]), el('b', { id: 'balance' }, [(state.balance || '0.00') + ' ' + state.currency]),
       el('button', { type: 'button', onclick: function () { bridge.tell({ type: 'deposit' }); } }, [word('deposit')])];
  document.getElementById('app').replaceChildren(
    el('header', {}, [el('span', { class: 'logo' }, BOOK.logo.map(function (part, place) { return place === 1 ? el('i', {}, [part]) : part; })),
      el('span', { class: 'tag' }, [word('sandbox')]), el('div', { class: 'who' }, who)]),
    el('nav', { 'aria-label': BOOK.title }, Object.keys(BOOK.paths).map(function (page) {
      return el('a', { href: '#', 'aria-current': at.page === page && !at.isFavorite ? 'page' : null, onclick: function (event) { event.preventDefault(); go(BOOK.paths[page]); } }, [texts().pages[page]]);
    })),
    el('div', { class: 'page' + (at.page === 'MultiView' ? ' multi' : '') }, [el('main', {}, body(at)), slip()])
  );
  if (focused) { var again = document.getElementById(focused); if (again) { again.focus(); try { again.setSelectionRange(caret, caret); } catch (_) { return; } } }
}
var bridge = openBridge(window, BOOK.allowed, function (m) {
  if (m.type === 'hello') { state.language = m.locale; state.theme = m.theme; if (BOOK.handed === null || m.token !== null) enter(m.token); else draw(); }
  else if (m.type === 'theme') { state.theme = m.theme; draw(); }
  else if (m.type === 'locale') { state.language = m.locale; draw(); }
  else if (m.type === 'balance') { state.balance = m.balance; if (!state.currency) state.currency = m.currency; draw(); }
  else if (m.type === 'navigate') go(m.path, true);
  else if (m.type === 'signed-out') enter(null);
});
new ResizeObserver(function () { bridge.tell({ type: 'height', height: Math.ceil(document.getElementById('app').getBoundingClientRect().height) }); }).observe(document.getElementById('app'));
draw();
loadOffer();
setInterval(function () { loadOffer(); loadAwards(); if (place().page === 'BetsHistory') loadBets(); }, 20000);
if (BOOK.handed !== null) enter(BOOK.handed);
if (!bridge.isEmbedded) { state.isKnown = true; draw(); }
bridge.tell({ type: 'ready' });
`;
