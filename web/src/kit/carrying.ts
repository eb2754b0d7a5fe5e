/** Everything that a device keeps, as one text for another device. What is there already stays. Pure but for storage. */
import { keep, keysFrom, recall } from "./storage";

const VERSION = 1;
const KEY = /^[\w.-]{1,120}$/;
const STAYS = /^(seen\.|prefs$)/; // how somebody likes a device is that device's own

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Pack {
  mazechase: number;
  kept: Record<string, Json>;
}

/** Return all that is kept here. */
export function packed(): string {
  const keys = keysFrom("").filter((key) => KEY.test(key) && !STAYS.test(key));
  const kept = Object.fromEntries(keys.map((key) => [key, recall<Json>(key, null)]));
  return JSON.stringify({ mazechase: VERSION, kept } satisfies Pack);
}

/** Return what a text holds; null: it is none of ours. */
export function unpacked(text: string): Record<string, Json> | null {
  try {
    const pack = JSON.parse(text) as Partial<Pack> | null;
    if (pack?.mazechase !== VERSION || typeof pack.kept !== "object" || pack.kept === null) return null;
    return Object.fromEntries(Object.entries(pack.kept).filter(([key]) => KEY.test(key) && !STAYS.test(key)));
  } catch {
    return null;
  }
}

/** Return what is here and what comes, together: lists are joined, and what both have stays as it is here. */
export function joined(here: Json, coming: Json): Json {
  if (here === null) return coming;
  if (Array.isArray(here) && Array.isArray(coming)) {
    const known = new Set(here.map((one) => JSON.stringify(one)));
    return [...here, ...coming.filter((one) => !known.has(JSON.stringify(one)))];
  }
  if (plain(here) && plain(coming)) {
    const keys = new Set([...Object.keys(here), ...Object.keys(coming)]);
    return Object.fromEntries([...keys].map((key) => [key, joined(here[key] ?? null, coming[key] ?? null)]));
  }
  return here;
}

function plain(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Take in what was kept elsewhere. */
export function takeIn(kept: Record<string, Json>): void {
  for (const [key, coming] of Object.entries(kept)) keep(key, joined(recall<Json>(key, null), coming));
}
