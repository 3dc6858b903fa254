import { parseAmount } from '@ordago/kernel';
import type { APIRequestContext, Page } from '@playwright/test';
import { amountIn, expectAmount } from './support/amounts.ts';
import { SlotFrame } from './support/casino-game.ts';
import { checkScreen } from './support/check-screen.ts';
import { newVisitor, PlayerSite } from './support/player-site.ts';
import { Sandbox } from './support/sandbox.ts';
import { type Pick, payoutOf, SportFrame } from './support/sport-frame.ts';
import { StaffPanel } from './support/staff-panel.ts';
import { expect, noteFaults, test } from './support/watch.ts';

const GAME = 'Toro de Jade';

test('a player signs up, deposits, plays, bets, is paid and withdraws, and staff follow every cent', async ({
  page,
  browser,
  request,
  baseURL,
  faults,
}) => {
  test.setTimeout(240_000);
  const story = new Story(page, request, baseURL ?? '');
  await test.step('a guest sees the casino and signs up', () => story.signUp());
  await test.step('deposits by papara at the payment service', () => story.deposit('200'));
  await test.step('finds a slot and plays two spins', () => story.playTwoSpins());
  await test.step('finds both rounds in the history of games', () => story.readHistory());
  await test.step('bets on real matches: a single and an express', () => story.bet());
  await test.step('is paid what the results are worth', () => story.settle());
  await test.step('asks for a withdrawal by papara', () => story.askWithdrawal('50'));

  const staffPage = await (await browser.newContext()).newPage();
  noteFaults(staffPage, faults);
  const staff = new StaffPanel(staffPage, `http://staff.localhost:${Number(new URL(baseURL ?? '').port) + 2}`);
  await test.step('staff find the player and approve', () => story.approve(staff));
  await test.step('the payment service pays, and the player reads so', () => story.receive());
  await test.step('staff follow every cent, and the books agree', () => story.audit(staff));
  await staffPage.context().close();
});

/** Record of the player's acts so far, and the balance that they must have. */
class Story {
  private readonly visitor = newVisitor();
  private readonly site: PlayerSite;
  private readonly sport: SportFrame;
  private readonly sandbox: Sandbox;
  private balance = 0n;
  private id = '';
  private bets: { code: string; stake: bigint; picks: Pick[] }[] = [];

  constructor(
    private readonly page: Page,
    request: APIRequestContext,
    baseURL: string,
  ) {
    this.site = new PlayerSite(page);
    this.sport = new SportFrame(page);
    this.sandbox = new Sandbox(request, `http://127.0.0.1:${Number(new URL(baseURL).port) + 100}`);
  }

  async signUp(): Promise<void> {
    const { page, site, visitor } = this;
    await site.openLobby();
    await checkScreen(page, '01-lobby-guest');
    await site.openSignUp();
    await checkScreen(page, '02-sign-up-account');
    await site.fillAccount(visitor);
    await site.goToPerson();
    await site.fillPerson(visitor);
    await checkScreen(page, '03-sign-up-person');
    await site.register();
    await expectAmount(site.balance, 0n);
    await checkScreen(page, '04-lobby-player');
  }

  async deposit(amount: string): Promise<void> {
    const { page, site } = this;
    await site.openDeposit();
    await site.fillPayment(amount, { 'Nombre completo': 'Lucía Herrera' });
    await checkScreen(page, '05-deposit');
    await site.dialog.getByRole('button', { name: `Depositar ${amount}.00` }).click();
    await expect(page.getByRole('heading', { name: 'Pago' })).toBeVisible();
    await checkScreen(page, '06-payment-page');
    await page.getByRole('button', { name: 'Pagar' }).click();
    await expect(site.dialog.getByText('Depósito acreditado')).toBeVisible();
    this.balance += units(amount);
    await expectAmount(site.factOfDialog('Saldo principal'), this.balance);
    await checkScreen(page, '07-deposit-done');
    await site.dialog.getByRole('button', { name: 'Seguir jugando' }).click();
    await expectAmount(site.balance, this.balance);
  }

  async playTwoSpins(): Promise<void> {
    const { page, site } = this;
    await site.search('toro de');
    await checkScreen(page, '08-search');
    await site.dialog.getByRole('link', { name: new RegExp(GAME) }).click();
    const slot = new SlotFrame(page, GAME);
    await expectAmount(slot.balance, this.balance);
    await checkScreen(page, '09-game');
    for (let spin = 0; spin < 2; spin += 1) this.balance += (await slot.spin()) - units('1');
    await expectAmount(slot.balance, this.balance);
    await expectAmount(site.balance, this.balance);
    await checkScreen(page, '10-game-played');
  }

  async readHistory(): Promise<void> {
    const { page } = this;
    await page.goto('/profile/casino-history');
    const table = page.getByRole('table', { name: 'Historial de juegos' });
    const rounds = table.getByRole('row', { name: new RegExp(GAME) });
    await expect(rounds).toHaveCount(2);
    const nets = (await rounds.all()).map((round) => amountIn(round.getByRole('cell', { name: / USD$/ })));
    const net = (await Promise.all(nets)).reduce((sum, amount) => sum + amount, 0n);
    expect(units('200') + net).toBe(this.balance);
    await checkScreen(page, '11-casino-history');
  }

  async bet(): Promise<void> {
    const { page, site, sport } = this;
    await site.openLobby();
    await sport.open();
    await checkScreen(page, '12-sport');
    const single = [await sport.pick(0, 'home')];
    await this.place('20', single, ['13-slip', '14-receipt']);
    const express = [await sport.pick(1, 'home'), await sport.pick(2, 'away')];
    await this.place('10', express, ['15-slip-express', '16-receipt-express']);
    await expectAmount(site.balance, this.balance);
    await sport.openBets('Abiertas');
    for (const { code } of this.bets) await expect(sport.bet(code)).toContainText('Pendiente');
    await checkScreen(page, '17-bets-open');
  }

  private async place(stake: string, picks: Pick[], pictures: readonly [slip: string, receipt: string]): Promise<void> {
    const { page, sport } = this;
    await sport.openSlip();
    await sport.stake(stake);
    await checkScreen(page, pictures[0]);
    this.bets.push({ code: await sport.place(), stake: units(stake), picks });
    this.balance -= units(stake);
    await checkScreen(page, pictures[1]);
    await sport.closeReceipt();
  }

  /** The single loses, the express of two wins. */
  async settle(): Promise<void> {
    const { page, site, sport, sandbox } = this;
    const [single, express] = this.bets;
    if (!single || !express) throw new Error('no bets were placed');
    for (const match of single.picks) await sandbox.reportResult(match, [0, 2]);
    for (const [at, match] of express.picks.entries()) await sandbox.reportResult(match, at === 0 ? [1, 0] : [1, 3]);
    this.balance += payoutOf(express.stake, express.picks);
    await expectAmount(site.balance, this.balance);
    await sport.openBets('Liquidadas');
    await expect(sport.bet(single.code)).toContainText('Perdida');
    await expect(sport.bet(express.code)).toContainText('Ganada');
    await checkScreen(page, '18-bets-settled');
  }

  async askWithdrawal(amount: string): Promise<void> {
    const { page, site } = this;
    await site.openWithdrawal();
    await site.fillPayment(amount, { 'Nombre completo': 'Lucía Herrera', IBAN: 'TR330006100519786457841326' });
    await checkScreen(page, '19-withdrawal');
    await site.dialog.getByRole('button', { name: `Retirar ${amount}.00` }).click();
    await expect(site.dialog.getByText('Retiro solicitado')).toBeVisible();
    await checkScreen(page, '20-withdrawal-asked');
    await site.dialog.getByRole('button', { name: 'Entendido' }).click();
    this.balance -= units(amount);
    await expectAmount(site.balance, this.balance);
  }

  async approve(staff: StaffPanel): Promise<void> {
    const { username } = this.visitor;
    await staff.open();
    await checkScreen(staff.page, '21-staff-sign-in');
    await staff.signIn('super');
    this.id = await staff.openPlayer(username);
    await checkScreen(staff.page, '22-staff-player');
    await staff.openWithdrawal(username);
    await checkScreen(staff.page, '23-staff-withdrawal');
    await staff.page.getByRole('button', { name: 'Aprobar el pago' }).click();
    // As long as the dialog is not there nothing moves, and a check would find it half open.
    await expect(staff.page.getByRole('dialog').getByRole('button', { name: 'Aprobar el pago' })).toBeVisible();
    await checkScreen(staff.page, '24-staff-approve');
    await staff.confirmApproval();
  }

  async receive(): Promise<void> {
    const { page, site, sandbox, visitor } = this;
    await sandbox.payWithdrawal(visitor.username);
    await site.openWithdrawal();
    const paid = site.dialog.getByRole('listitem').filter({ hasText: '50.00' });
    await expect(paid).toContainText('Completado');
    await checkScreen(page, '25-withdrawal-completed');
    await site.dialog.getByRole('button', { name: 'Cerrar ventana' }).click();
    await expectAmount(site.balance, this.balance);
  }

  async audit(staff: StaffPanel): Promise<void> {
    await staff.openTransfers(this.id);
    expect(await staff.sumOfTransfers(this.visitor.username)).toBe(this.balance);
    await checkScreen(staff.page, '26-staff-transfers');
    await staff.openBooks();
    await checkScreen(staff.page, '27-staff-books');
    await expect(staff.page.getByText(/reglas se cumplen/)).toBeVisible();
    const readings = await staff.page.evaluate<{ violations: number }[]>(async () =>
      (await fetch('/ops/invariants')).json(),
    );
    expect(readings.length).toBeGreaterThanOrEqual(12);
    expect(readings.filter(({ violations }) => violations > 0)).toEqual([]);
  }
}

function units(text: string): bigint {
  return parseAmount(text) ?? 0n;
}
