/** The deposit from whose payment page the player comes back. */
export function DepositReturnDialog({ depositId }: { depositId: string }) {
  return <span hidden>{depositId}</span>;
}
