/** A key or a button finishes every animation at once: nobody waits for it. */
export function finishMotionByHand(): void {
  for (const press of ['keydown', 'pointerdown'])
    addEventListener(press, finishMotion, { capture: true })
}

/** Ends every animation that has an end. */
export function finishMotion(): void {
  for (const motion of document.getAnimations()) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
  }
}
