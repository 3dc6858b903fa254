/** Change of the subscriptions at the server. */
export interface TopicChange {
  readonly listen: readonly string[];
  readonly unlisten: readonly string[];
}

/**
 * Followers of topics, and the topics subscribed to: the server takes so many of one connection and drops the rest
 * without notice, so that those beyond them wait here for their turn, the first comers first.
 */
export interface TopicBook {
  follow(topics: readonly string[]): TopicChange;
  unfollow(topics: readonly string[]): TopicChange;
  /** Topics that a line just opened has to listen to. */
  listened(): readonly string[];
}

export function createTopicBook(max: number): TopicBook {
  /** Number of parts of the page that follow a topic, in the order in which they came. */
  const followers = new Map<string, number>();
  const listened = new Set<string>();

  const settle = (): TopicChange => {
    const unlisten = [...listened].filter((topic) => !followers.has(topic));
    for (const topic of unlisten) listened.delete(topic);
    const listen: string[] = [];
    for (const topic of followers.keys()) {
      if (listened.size >= max) break;
      if (listened.has(topic)) continue;
      listened.add(topic);
      listen.push(topic);
    }
    return { listen, unlisten };
  };
  return {
    follow(topics) {
      for (const topic of topics) followers.set(topic, (followers.get(topic) ?? 0) + 1);
      return settle();
    },
    unfollow(topics) {
      for (const topic of topics) {
        const left = (followers.get(topic) ?? 0) - 1;
        if (left > 0) followers.set(topic, left);
        else followers.delete(topic);
      }
      return settle();
    },
    listened: () => [...listened],
  };
}
