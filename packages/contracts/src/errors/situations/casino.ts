import type { casinoErrors } from '../families/casino.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const casinoSituations: Situations<typeof casinoErrors> = {
  'not-allowed-to-place-bets':
    'A role that may not play asks for a game session or a game list, or a guest asks a provider’s path for a game session.',
  'provider-error': 'A game or sportsbook provider answered with a failure or in a shape that cannot be used.',
  'launch-token-invalid': 'A game is opened with a launch token that is unknown, used or too old.',
  'provider-not-configured': 'A launch or list names a provider that is not found in the configuration.',
  'provider-blocked': 'A game belongs to a provider that is blocked for the player or the site.',
  'game-not-found': 'A launch, favourite or round names a game that the catalogue does not hold.',
  'game-blocked': 'A game is off or its type is blocked, and no replacement can be opened.',
  'casino-blocked': 'The casino is blocked wholly for this player.',
  'demo-not-available': 'A guest opens a game in practice mode that has none.',
  'favourites-full': 'One favourite more than a player may keep is added.',
  'search-too-short': 'A game search has fewer characters than it needs.',
  'sign-in-to-play': 'A guest opens a game of the lobby, or asks for a sportsbook link or token.',
  'sign-in-for-favourites': 'A guest adds, removes or lists favourites.',
  'provider-unreachable': 'A provider does not answer a launch, a list or a question about a round in time.',
  'client-seed-invalid':
    'The player’s own seed of a provably fair game is empty, too long or has other than plain characters.',
  'seed-in-use': 'A seed is changed while a round drawn from it is still open.',
  'stake-outside-game-limits': 'The stake of a round is outside the limits of its game.',
  'round-action-invalid': 'An action does not fit the state of the round (a card after the end, a tile already open).',
  'betting-window-closed': 'A stake comes after the window of a crash round or a virtual match has closed.',
  'folder-not-found': 'A favourite is moved into a folder that the player has not, or such a folder is renamed.',
  'folder-name-taken': 'A folder of favourites is given a name that another folder of the player has.',
  'folders-full': 'One folder of favourites more than a player may have is made.',
  'round-not-found': 'A round is asked for that is unknown, or not the player’s.',
  'replay-not-offered': 'A round is to be seen at a provider that shows no rounds.',
  'replay-not-kept': 'A round is to be seen at its provider, which does not know it, or not any more.',
  'favourite-not-found': 'A game that is no favourite is moved into a folder.',
  'launch-code-spent':
    'A game of ours is opened with the code of a launch that was used before, or is older than a minute.',
  'table-closed': 'A live table is opened at an hour at which nobody deals there.',
};
