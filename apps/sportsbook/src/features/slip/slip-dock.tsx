export function SlipDock() {
  return <aside className="dock" />;
}
