import type { Hub, HubClient } from '../../apps/server/src/platform/push/hub.ts';

/** Usual hub: each message is serialised and sent at once, anew for each subscriber. */
export function createNaiveHub(): Hub {
  const followers = new Map<string, Set<HubClient>>();
  const followersOf = (topic: string) => {
    const found = followers.get(topic) ?? new Set<HubClient>();
    followers.set(topic, found);
    return found;
  };
  return {
    publish: (topic, value) => {
      for (const client of followersOf(topic)) {
        const text = JSON.stringify({ updates: [{ topic, value }] });
        client.send(text, Buffer.from(text));
      }
    },
    join: (client) => ({
      listen: (topics) => {
        for (const topic of topics) followersOf(topic).add(client);
      },
      unlisten: (topics) => {
        for (const topic of topics) followersOf(topic).delete(client);
      },
      leave: () => {
        for (const each of followers.values()) each.delete(client);
      },
    }),
    close: () => followers.clear(),
  };
}
