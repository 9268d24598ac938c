/** One WebSocket to the table, kept honest by a ping: silence counts as a lost connection. */
import type { ServerMessage } from "./wire.gen";

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 10_000;

export interface LinkEvents {
  open(): void;
  message(message: ServerMessage): void;
  /** The link is dead and will say nothing more. `opened` tells whether it had ever stood. */
  close(opened: boolean): void;
}

export interface Link {
  send(message: object): void;
  /** Asks for a sign of life now, for a tab that slept may hold a line long dead. */
  check(): void;
  close(): void;
}

/** Opens `url` and reports to `events` until it closes, breaks or falls silent. */
export function openSocket(url: string, events: LinkEvents): Link {
  const socket = new WebSocket(url);
  let opened = false;
  let done = false;
  let answered = true;
  let ping: ReturnType<typeof setInterval> | undefined;
  let pong: ReturnType<typeof setTimeout> | undefined;

  function end(report: boolean): void {
    if (done) return;
    done = true;
    clearInterval(ping);
    clearTimeout(pong);
    socket.close();
    if (report) events.close(opened);
  }

  function say(message: object): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function check(): void {
    answered = false;
    say({ do: "ping" });
    clearTimeout(pong);
    pong = setTimeout(() => {
      if (!answered) end(true);
    }, PONG_WITHIN);
  }

  socket.onopen = () => {
    opened = true;
    ping = setInterval(check, PING_EVERY);
    if (!done) events.open();
  };
  socket.onmessage = (event: MessageEvent<string>) => {
    answered = true;
    if (!done) events.message(JSON.parse(event.data) as ServerMessage);
  };
  socket.onclose = () => end(true);
  return { send: say, check, close: () => end(false) };
}
