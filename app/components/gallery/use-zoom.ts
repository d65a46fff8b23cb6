import { type RefObject, useCallback, useEffect, useState } from "react";
import { type Frame, noZoom, type Point, panBy, settle, toggleZoom, type Zoom, zoomAt } from "./zoom.ts";

/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
/** A smaller movement is a tap. */
const TAP_PX = 8;
const WHEEL_STEP = 0.0025;
const KEY_STEP = 1.5;

/**
 * Zoom by pinch, wheel, double tap or double click, the keys + - 0 and `toggle`, and the way around in a picture that is larger than its
 * place.
 */
export function useZoom(
  place: RefObject<HTMLElement | null>,
  isActive: boolean,
): Zoom & { isMoving: boolean; toggle: () => void } {
  const [zoom, setZoom] = useState(noZoom);
  const [isMoving, setMoving] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (element === null || !isActive) return;
    const listening = new AbortController();
    const followed = follow(element, setZoom, setMoving);
    for (const [type, listener] of Object.entries(followed)) {
      // The wheel would scroll, and with Ctrl zoom the page.
      const target = type === "keydown" ? document : element;
      target.addEventListener(type, listener as EventListener, { signal: listening.signal, passive: false });
    }
    return () => {
      listening.abort();
      setZoom(noZoom);
      setMoving(false);
    };
  }, [place, isActive]);
  const toggle = useCallback(() => {
    const { current } = place;
    if (current !== null) setZoom((before) => toggleZoom(before, { x: 0, y: 0 }, readFrame(current)));
  }, [place]);
  return { ...zoom, isMoving, toggle };
}

function readFrame(element: HTMLElement): Frame {
  const { clientWidth: width, clientHeight: height } = element;
  const img = element.querySelector("img");
  return { place: { width, height }, picture: { width: img?.offsetWidth ?? 0, height: img?.offsetHeight ?? 0 } };
}

type SetZoom = (change: (zoom: Zoom) => Zoom) => void;

/** What the pointers, the wheel and the keyboard do to the zoom. */
function follow(element: HTMLElement, setZoom: SetZoom, setMoving: (isMoving: boolean) => void) {
  const fingers = new Map<number, Point>();
  let lastTap: (Point & { time: number }) | null = null;
  let moved = 0;

  const toPoint = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  function tap(event: PointerEvent): void {
    const point = toPoint(event);
    const isDouble =
      lastTap !== null && event.timeStamp - lastTap.time < DOUBLE_TAP_MS && distance(point, lastTap) < DOUBLE_TAP_PX;
    lastTap = isDouble ? null : { ...point, time: event.timeStamp };
    if (isDouble) setZoom((zoom) => toggleZoom(zoom, point, readFrame(element)));
  }

  function lift(event: PointerEvent): void {
    const wasOnly = fingers.size === 1;
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return;
    setMoving(false);
    setZoom(settle);
    if (event.type === "pointerup" && wasOnly && moved < TAP_PX) tap(event);
  }

  return {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return;
      moved = fingers.size === 0 ? 0 : TAP_PX;
      fingers.set(event.pointerId, toPoint(event));
    },
    pointermove(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const point = toPoint(event);
      fingers.set(event.pointerId, point);
      const by = { x: point.x - before.x, y: point.y - before.y };
      moved += Math.hypot(by.x, by.y);
      setMoving(true);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      if (other === undefined) return setZoom((zoom) => (zoom.scale > 1 ? panBy(zoom, by, readFrame(element)) : zoom));
      const factor = distance(point, other) / Math.max(distance(before, other), 1);
      const between = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
      // The picture follows the middle between the fingers as well.
      setZoom((zoom) =>
        panBy(zoomAt(zoom, factor, between, readFrame(element)), { x: by.x / 2, y: by.y / 2 }, readFrame(element)),
      );
    },
    pointerup: lift,
    pointercancel: lift,
    pointerleave: lift,
    wheel(event: WheelEvent) {
      event.preventDefault();
      const point = toPoint(event);
      setZoom((zoom) => settle(zoomAt(zoom, Math.exp(-event.deltaY * WHEEL_STEP), point, readFrame(element))));
    },
    keydown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const factor = { "+": KEY_STEP, "-": 1 / KEY_STEP, "0": 0 }[event.key];
      if (factor !== undefined) setZoom((zoom) => settle(zoomAt(zoom, factor, { x: 0, y: 0 }, readFrame(element))));
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
