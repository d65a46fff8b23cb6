/** How large a picture is shown in fullscreen and where: plain numbers, so that it can be tested without a finger. */

/** `scale` 1 is the whole picture; `x` and `y` move its middle away from that of its place, in px. */
export type Zoom = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
/** From the middle of the place, in px. */
export type Point = { x: number; y: number };
/** The picture as a whole, and the place in which it is shown, in px. */
export type Frame = { picture: Size; place: Size };

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** What a double tap shows. */
export const TAP_SCALE = 2.5;
/** So little more than the whole is the whole. */
const SNAP_SCALE = 1.05;

/** Larger or smaller by a factor, while what is at `point` stays there. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, frame: Frame): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), MAX_SCALE);
  const ratio = scale / zoom.scale;
  const x = point.x - ratio * (point.x - zoom.x);
  const y = point.y - ratio * (point.y - zoom.y);
  return keepInPlace({ scale, x, y }, frame);
}

/** A double tap shows a part of the picture, and the whole again. */
export function toggleZoom(zoom: Zoom, point: Point, frame: Frame): Zoom {
  return zoom.scale > 1 ? noZoom : zoomAt(zoom, TAP_SCALE, point, frame);
}

export function panBy(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return keepInPlace({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** When the fingers are gone. */
export function settle(zoom: Zoom): Zoom {
  return zoom.scale < SNAP_SCALE ? noZoom : zoom;
}

/** No edge of the picture comes further in than that of its place; what fits stays in the middle. */
function keepInPlace({ scale, x, y }: Zoom, { picture, place }: Frame): Zoom {
  const limit = (length: number, room: number) => Math.max(0, (length * scale - room) / 2);
  const within = (shift: number, most: number) => Math.min(Math.max(shift, -most), most) + 0;
  return { scale, x: within(x, limit(picture.width, place.width)), y: within(y, limit(picture.height, place.height)) };
}
