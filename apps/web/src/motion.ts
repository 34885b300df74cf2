/** A key or a button finishes every animation at once: nobody waits for it. */
export function finishMotionByHand(): void {
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, finish, { capture: true })
}

function finish(): void {
  for (const motion of document.getAnimations()) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
  }
}
