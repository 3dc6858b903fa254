import { Bug } from '@ordago/kernel';
import { MOVES_MAX, type MoneyCommand } from './money-command.ts';

/** Throws for a command that no caller may hand over. */
export function assertShape(command: MoneyCommand): void {
  if (command.moves.length > MOVES_MAX) throw new Bug(`${command.kind} has ${command.moves.length} moves`);
  if (!/^[0-9a-f]{64}$/.test(command.digest)) throw new Bug(`${command.kind} has no SHA-256 digest`);
  if (command.rollsBack && command.moves.length > 0) throw new Bug(`${command.kind} rolls back and moves at once`);
}
