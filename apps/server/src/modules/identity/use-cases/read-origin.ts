import Bowser from 'bowser';
import type { Origin } from '../repository/sessions.repository.ts';

/** Names the browser and device of a request as people do: `Firefox / Linux`, `desktop`. */
export function readOrigin({ ip, userAgent }: { ip: string; userAgent: string }): Origin {
  if (userAgent === '') return { ip, browser: 'unknown', device: 'unknown' };
  const agent = Bowser.parse(userAgent);
  const browser = [agent.browser.name, agent.os.name].filter(Boolean).join(' / ');
  return { ip, browser: browser === '' ? 'unknown' : browser, device: agent.platform.type ?? 'unknown' };
}
