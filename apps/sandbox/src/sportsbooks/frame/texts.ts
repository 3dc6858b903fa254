import type { SportsbookPage } from '@ordago/contracts';
import type { Language } from './facts.ts';

/** Texts of a frame; a language that the sandbox does not have reads English. */
export interface FrameTexts {
  readonly pages: Readonly<Record<SportsbookPage, string>>;
  readonly words: Readonly<Record<FrameWord, string>>;
}

export type FrameWord =
  | 'sandbox'
  | 'signIn'
  | 'deposit'
  | 'balance'
  | 'slip'
  | 'emptySlip'
  | 'stake'
  | 'pays'
  | 'place'
  | 'how'
  | 'express'
  | 'each'
  | 'all'
  | 'taken'
  | 'placed'
  | 'refused'
  | 'unknown'
  | 'changed'
  | 'closed'
  | 'bounds'
  | 'nothing'
  | 'live'
  | 'draw'
  | 'allLeagues'
  | 'search'
  | 'favorites'
  | 'mark'
  | 'open'
  | 'won'
  | 'lost'
  | 'void'
  | 'again'
  | 'guest'
  | 'payWith'
  | 'money'
  | 'freeBet';

const es: FrameTexts = {
  pages: {
    Home: 'Inicio',
    Overview: 'En vivo',
    Upcoming: 'Próximos',
    BetsHistory: 'Mis apuestas',
    Results: 'Resultados',
    Calendar: 'Calendario',
    MultiView: 'Multivista',
  },
  words: {
    how: 'Tipo de apuesta',
    express: 'Una combinada',
    each: 'Simples por separado',
    all: 'Simples, todas o ninguna',
    taken: 'Apuestas aceptadas',
    sandbox: 'Entorno de pruebas',
    signIn: 'Iniciar sesión',
    deposit: 'Depositar',
    balance: 'Saldo',
    slip: 'Cupón',
    emptySlip: 'Toca una cuota para empezar.',
    stake: 'Importe',
    pays: 'Pago posible',
    place: 'Apostar',
    placed: 'Apuesta aceptada',
    refused: 'La apuesta no se aceptó',
    live: 'En vivo',
    unknown: 'No hubo respuesta. Si se cobró algo, te lo devolvemos.',
    changed: 'La cuota cambió. Elige de nuevo.',
    closed: 'Las apuestas de este partido están cerradas.',
    bounds: 'El importe va de 0.10 a 1000.00.',
    draw: 'Empate',
    nothing: 'No hay nada aquí por ahora.',
    allLeagues: 'Todas las ligas',
    search: 'Buscar un equipo',
    favorites: 'Favoritos',
    mark: 'Marcar como favorito',
    open: 'Abierta',
    won: 'Ganada',
    lost: 'Perdida',
    void: 'Devuelta',
    again: 'Tu sesión terminó.',
    guest: 'Inicia sesión para apostar.',
    payWith: 'Se paga con',
    money: 'Tu saldo',
    freeBet: 'Apuesta gratis',
  },
};
const en: FrameTexts = {
  pages: {
    Home: 'Home',
    Overview: 'Live',
    Upcoming: 'Upcoming',
    BetsHistory: 'My bets',
    Results: 'Results',
    Calendar: 'Calendar',
    MultiView: 'Multi view',
  },
  words: {
    how: 'Bet type',
    express: 'One accumulator',
    each: 'Separate singles',
    all: 'Singles, all or none',
    taken: 'Bets accepted',
    sandbox: 'Sandbox',
    signIn: 'Sign in',
    deposit: 'Deposit',
    balance: 'Balance',
    slip: 'Bet slip',
    emptySlip: 'Tap a price to add it to your slip.',
    stake: 'Stake',
    pays: 'Potential winnings',
    place: 'Place bet',
    placed: 'Bet accepted',
    refused: 'The bet was not accepted',
    live: 'Live',
    draw: 'Draw',
    unknown: 'We got no answer. If you were charged, the stake is returned.',
    changed: 'The odds changed. Choose again.',
    closed: 'Betting on this match is closed.',
    bounds: 'The stake is between 0.10 and 1,000.00.',
    nothing: 'There is nothing here for now.',
    allLeagues: 'All leagues',
    search: 'Find a team',
    favorites: 'Favourites',
    mark: 'Mark as favourite',
    open: 'Open',
    won: 'Won',
    lost: 'Lost',
    void: 'Returned',
    again: 'Your session has ended.',
    guest: 'Sign in to bet.',
    payWith: 'Paid with',
    money: 'Your balance',
    freeBet: 'Free bet',
  },
};
const pt: FrameTexts = {
  pages: {
    Home: 'Início',
    Overview: 'Ao vivo',
    Upcoming: 'Próximos',
    BetsHistory: 'As minhas apostas',
    Results: 'Resultados',
    Calendar: 'Calendário',
    MultiView: 'Vista múltipla',
  },
  words: {
    how: 'Como se aposta',
    express: 'Uma múltipla',
    each: 'Simples, cada uma por si',
    all: 'Simples, todas ou nenhuma',
    taken: 'Apostas aceites',
    sandbox: 'Ambiente de testes',
    signIn: 'Iniciar sessão',
    deposit: 'Depositar',
    balance: 'Saldo',
    slip: 'Boletim',
    emptySlip: 'Toca numa odd para começares.',
    stake: 'Montante',
    pays: 'Ganhos potenciais',
    place: 'Apostar',
    placed: 'Aposta aceite',
    refused: 'A aposta não foi aceite',
    live: 'Em jogo',
    draw: 'Empate',
    unknown: 'Não houve resposta. Se foi cobrada, é devolvida.',
    void: 'Devolvida',
    changed: 'A odd mudou. Escolhe de novo.',
    closed: 'O jogo já não aceita apostas.',
    bounds: 'O montante vai de 0.10 a 1 000.00.',
    nothing: 'De momento não há nada aqui.',
    allLeagues: 'Todas as ligas',
    search: 'Procurar uma equipa',
    favorites: 'Favoritos',
    mark: 'Marcar como favorito',
    open: 'Aberta',
    won: 'Ganha',
    lost: 'Perdida',
    again: 'A sessão terminou.',
    guest: 'Inicia sessão para apostares.',
    payWith: 'Paga com',
    money: 'O teu saldo',
    freeBet: 'Aposta grátis',
  },
};

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = { es, en, pt };
