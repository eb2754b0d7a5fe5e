/** Return this device's salt for the dice, so that nobody knows them before the first roll. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
