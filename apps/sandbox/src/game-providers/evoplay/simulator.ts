import { evoplayLaunch, evoplayReplay, isEvoplaySigned, parseForm, signEvoplay } from '@ordago/provider-protocols';
import type { FastifyInstance } from 'fastify';
import { picturePath } from '../pictures.ts';
import { demoUser } from '../play/demo-money.ts';
import {
  type CallVerdict,
  flipped,
  type OutgoingCall,
  type SandboxGame,
  type SimulatorOf,
  STALE_MS,
  type Tamper,
} from '../provider-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { namesOf, slugOf } from '../words.ts';

const NAME = 'evoplay';
const PROJECT = 'ordago';
/** Number of the first game; the others follow. */
const FIRST_ID = 5_001;

/** 156 slots of magic. */
export const EVOPLAY_GAMES: readonly SandboxGame[] = namesOf('magic', 156).map((name, index) => ({
  id: String(FIRST_ID + index),
  name,
  studio: 'Evoplay',
  engine: slotNumber(index),
}));

const NAMES: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'init',
  balance: 'balance',
  bet: 'bet',
  win: 'win',
  betwin: 'bet_win',
  rollback: 'refund',
};

/** Evoplay as the sandbox plays it: one address, signed forms, bet and win apart. */
export const evoplaySimulator: SimulatorOf = ({ settings, clock }) => {
  const key = { project: PROJECT, secret: settings.secretOf(NAME), scheme: 'hmac-sha256' } as const;
  const answer = (app: FastifyInstance, path: string, answerWith: (fields: object) => Promise<object>) =>
    app.post(`/${NAME}/${path}`, async (request, reply) => {
      const fields = parseForm(request.rawBody ?? Buffer.alloc(0));
      const isGenuine = fields !== null && isEvoplaySigned(fields, { ...key, now: clock.now() });
      return isGenuine ? answerWith({ ...fields }) : reply.code(403).send(no('signature'));
    });
  return {
    name: NAME,
    games: EVOPLAY_GAMES,
    combines: false,
    authenticates: false,
    routes: (app, sessions, replays) => {
      answer(app, 'Game/getList', async () => ({ status: 'ok', data: entries() }));
      answer(app, 'Game/getURL', async (fields) => {
        const order = evoplayLaunch.safeParse(fields).data;
        const game = EVOPLAY_GAMES.find(({ id }) => id === order?.game);
        if (!order || !game) return no('unknown game');
        const { token: operatorToken, user_name: username, currency, language, exit_url: lobbyUrl } = order;
        const userId = order.denomination === 'fun' ? demoUser() : order.user_id;
        const who = { operatorToken, reference: operatorToken, userId, username, currency, language, lobbyUrl };
        return { status: 'ok', data: { link: await sessions.open({ provider: NAME, game: game.id, ...who }) } };
      });
      answer(app, 'Game/getRoundURL', async (fields) => {
        const asked = evoplayReplay.safeParse(fields).data;
        if (!asked) return no('no round');
        const { user_id: userId, round_id: round, language } = asked;
        const link = await replays.open({ provider: NAME, userId, round, language });
        return link === null
          ? { status: 'error', error: { code: 'round_not_found', message: 'unknown round' } }
          : { status: 'ok', data: { link } };
      });
    },
    write: (call, { now, tamper }) => ({
      path: `/${NAME}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: tampered(
        signEvoplay(fieldsOf(call), { ...key, now: tamper === 'timestamp' ? now - STALE_MS : now }),
        tamper,
      ),
    }),
    read: verdictOf,
  };
};

const no = (message: string) => ({ status: 'error', error: { message } });

/** A map of ids. Every sixth game fits phones alone, every ninth desktops alone. */
function entries() {
  const listed = EVOPLAY_GAMES.map(({ id, name }, index) => {
    const entry = {
      name,
      absolute_name: `slots/${slugOf(name)}`,
      type_id: 0,
      image: picturePath(NAME, id),
      demo: true,
      desktop: index % 6 === 5 ? 0 : 1,
      mobile: index % 9 === 8 && index % 6 !== 5 ? 0 : 1,
    };
    return [id, entry] as const;
  });
  return Object.fromEntries(listed);
}

function fieldsOf(call: OutgoingCall): Record<string, string> {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const base = { token: session, callback_id: crypto.randomUUID(), name: NAMES[action] };
  const who = { user_id: userId, currency };
  const money = { ...who, round_id: round, action_id: transaction, game_id: game, amount };
  switch (action) {
    case 'authenticate':
    case 'balance':
      return { ...base, ...data(who) };
    case 'bet':
      return { ...base, ...data(money) };
    case 'win':
      return { ...base, ...data({ ...money, ...(target === null ? {} : { bet_action_id: target }) }) };
    case 'betwin':
      return { ...base, ...data({ ...money, win_amount: win }) };
    case 'rollback':
      return { ...base, ...data({ ...who, action_id: transaction, refund_action_id: target ?? transaction, amount }) };
  }
}

function data(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`data[${name}]`, value]));
}

function tampered(body: string, tamper: Tamper | null): string {
  if (tamper === 'body') return body.replace('name=', 'name=x');
  if (tamper !== 'signature') return body;
  return body.replace(/signature=([^&]*)/, (_, signature: string) => `signature=${flipped(signature)}`);
}

/** `no_refund` 0 asks for another try; every other error is final. */
function verdictOf(body: unknown): CallVerdict {
  const { status, data: reported, error } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (status === 'ok') {
    const { balance } = (reported ?? {}) as { balance?: unknown };
    return { outcome: 'ok', word: 'ok', balance: typeof balance === 'string' ? balance : null, session: null };
  }
  const { no_refund: isFinal, message } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (status !== 'error') return { outcome: 'unknown', word: '', balance: null, session: null };
  return { outcome: isFinal === '0' ? 'retry' : 'refused', word: String(message), balance: null, session: null };
}
