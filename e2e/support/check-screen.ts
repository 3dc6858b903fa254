import type { Page } from '@playwright/test';
import { expectAccessible, picture } from './watch.ts';

/** Takes the picture of a screen once it stands still, and looks at it with axe, frames included. */
export async function look(page: Page, name: string): Promise<void> {
  await settled(page);
  await picture(page, name);
  await expectAccessible(page, name);
}

/** Fonts are there, every image that a person would see now, and what comes in has come to rest. */
async function settled(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.waitForFunction(() => {
      const seen = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      const isMoving = document.getAnimations().some((animation) => {
        const { iterations } = animation.effect?.getTiming() ?? {};
        // What follows the scrolling of a strip moves with the hand alone, and is told as running all the while.
        const isByTime = animation.timeline === document.timeline;
        return isByTime && animation.playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
      });
      return document.fonts.status === 'loaded' && !isMoving && seen.every((image) => image.complete);
    });
  }
}
