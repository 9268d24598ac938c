/** The long poll: the same messages over plain HTTP, where no WebSocket gets through. */
import type { Link, LinkEvents } from "./socket";
import type { ServerMessage } from "./wire.gen";

/** Why a table can never be reached from this browser. */
export type Barred = "foreign" | "unknown";

/** 401 and 403 mean another person's table, 404 and 410 none at all; anything else may pass. */
export function barredBy(status: number): Barred | null {
  if (status === 401 || status === 403) return "foreign";
  return status === 404 || status === 410 ? "unknown" : null;
}

export interface PollEvents extends LinkEvents {
  barred(why: Barred): void;
}

/** Polls `base + "/state"` and posts to `base + "/commands"`; `seq` is what is already known. */
export function openPoll(base: string, seq: () => number, events: PollEvents): Link {
  const abort = new AbortController();
  let opened = false;

  function end(): void {
    if (abort.signal.aborted) return;
    abort.abort();
    events.close(opened);
  }

  async function read(response: Response): Promise<void> {
    if (abort.signal.aborted) return;
    const why = barredBy(response.status);
    if (why) events.barred(why);
    if (!response.ok) return end();
    if (!opened) {
      opened = true;
      events.open();
    }
    if (response.status !== 204) events.message((await response.json()) as ServerMessage);
  }

  async function listen(): Promise<void> {
    while (!abort.signal.aborted) {
      // The first answer is the state now, like a socket's; from then on only what is new.
      const query = opened ? `?after=${seq()}` : "";
      await read(await fetch(`${base}/state${query}`, { signal: abort.signal }));
    }
  }

  async function post(message: object): Promise<void> {
    const response = await fetch(`${base}/commands`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
      signal: abort.signal,
    });
    const answer = (await response.json()) as ServerMessage;
    // A refusal is an answer too, with whatever status the server gives it; an error is none.
    if (answer.type === "error") end();
    else events.message(answer);
  }

  listen().catch(end);
  return {
    send: (message) => void post(message).catch(end),
    check: () => undefined, // a broken poll fails by itself
    close: () => abort.abort(),
  };
}
