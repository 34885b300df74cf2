/** The picture behind the first words. */
export function HeroPicture() {
  return <div class="hero-picture" />
}
