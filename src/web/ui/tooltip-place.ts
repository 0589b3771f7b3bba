export type TooltipPlace = 'top' | 'bottom' | 'left' | 'right';

/** Distance from the trigger (S9-04), and the least air kept to the window's edge. */
export const TOOLTIP_GAP = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const OPPOSITE: Readonly<Record<TooltipPlace, TooltipPlace>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

function at(anchor: Box, bubble: Size, place: TooltipPlace): { left: number; top: number } {
  const centreX = anchor.left + anchor.width / 2 - bubble.width / 2;
  const centreY = anchor.top + anchor.height / 2 - bubble.height / 2;
  if (place === 'top') return { left: centreX, top: anchor.top - bubble.height - TOOLTIP_GAP };
  if (place === 'bottom') return { left: centreX, top: anchor.top + anchor.height + TOOLTIP_GAP };
  if (place === 'left') return { left: anchor.left - bubble.width - TOOLTIP_GAP, top: centreY };
  return { left: anchor.left + anchor.width + TOOLTIP_GAP, top: centreY };
}

const fits = (spot: { left: number; top: number }, bubble: Size, view: Size, place: TooltipPlace): boolean =>
  place === 'top' || place === 'bottom'
    ? spot.top >= 0 && spot.top + bubble.height <= view.height
    : spot.left >= 0 && spot.left + bubble.width <= view.width;

/** The wished side, else the opposite one; then pushed back inside the window sideways. */
export function placeTooltip(
  anchor: Box,
  bubble: Size,
  view: Size,
  place: TooltipPlace,
): { left: number; top: number } {
  const wished = at(anchor, bubble, place);
  const other = at(anchor, bubble, OPPOSITE[place]);
  const spot = fits(wished, bubble, view, place) || !fits(other, bubble, view, place) ? wished : other;
  const furthest = Math.max(TOOLTIP_GAP, view.width - bubble.width - TOOLTIP_GAP);
  return { left: Math.min(Math.max(spot.left, TOOLTIP_GAP), furthest), top: spot.top };
}
