// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { fullJitter } from "./backoff";
import { Connection, type Command, type Line, type Listener } from "./connection";
import { state } from "./fixture";
import { PING_EVERY, PONG_WITHIN } from "./socket";
import type { Refused, State } from "./wire.gen";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

class Ear implements Listener {
  states: State[] = [];
  refusals: [Refused, Command][] = [];
  lines: Line[] = [];
  state(next: State): void {
    this.states.push(next);
  }
  refused(refused: Refused, command: Command): void {
    this.refusals.push([refused, command]);
  }
  lineIs(line: Line): void {
    this.lines.push(line);
  }
}

function answer(status: number, body?: object): Response {
  const text = body ? JSON.stringify(body) : null;
  return new Response(text, { status, headers: { "content-type": "application/json" } });
}

describe("Connection", () => {
  let ear: Ear;
  let connection: Connection;
  let fetched: ReturnType<typeof vi.fn<(url: string, init?: RequestInit) => Promise<Response>>>;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    fetched = vi.fn(async () => answer(200, state(1)));
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", fetched);
    ear = new Ear();
    connection = new Connection("http://house:1", "t1", ear);
    connection.start();
  });

  afterEach(() => {
    connection.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function settle(seq: number): FakeSocket {
    FakeSocket.last.open();
    FakeSocket.last.hear(state(seq));
    return FakeSocket.last;
  }

  it("opens the table's socket and hands on states, never an older one", () => {
    const socket = settle(4);
    expect(socket.url).toBe("ws://house:1/api/tables/t1/socket");
    socket.hear(state(3));
    expect(ear.states.map((one) => one.seq)).toEqual([4]);
    expect(ear.lines).toEqual(["connecting", "live"]);
  });

  it("sends one command for a state, however often it is asked to", () => {
    const socket = settle(4);
    expect(connection.send({ do: "play", card: "K7" })).toBe(true);
    expect(connection.send({ do: "play", card: "K7" })).toBe(false);
    expect(socket.sent).toHaveLength(1);
    expect(socket.sent[0]).toMatchObject({ do: "play", card: "K7", seq: 4 });
    socket.hear({ type: "accepted", id: socket.sent[0]?.id, seq: 5 });
    expect(connection.busy).toBe(true);
    socket.hear({ ...state(5), happened: { kind: "play", seat: 0, card: "K7" } });
    expect(connection.busy).toBe(false);
  });

  it("sends the same command again, with the same id, when the line comes back", () => {
    const first = settle(4);
    connection.send({ do: "pass" });
    first.drop();
    expect(ear.lines.at(-1)).toBe("lost");
    vi.runOnlyPendingTimers();
    const second = settle(4);
    expect(second).not.toBe(first);
    expect(second.sent).toEqual(first.sent);
  });

  it("does not repeat a command that has taken effect meanwhile", () => {
    settle(4);
    connection.send({ do: "pass" });
    FakeSocket.last.drop();
    vi.runOnlyPendingTimers();
    expect(settle(5).sent).toEqual([]);
    expect(connection.busy).toBe(false);
  });

  it("hands on the refusal of its own command only", () => {
    const socket = settle(4);
    connection.send({ do: "pass" });
    const refusal = { type: "refused", code: "not-now", seq: 4, clause: null, legal: null };
    socket.hear({ ...refusal, id: "another" });
    expect(ear.refusals).toEqual([]);
    socket.hear({ ...refusal, id: socket.sent[0]?.id });
    expect(ear.refusals).toHaveLength(1);
    expect(connection.busy).toBe(false);
  });

  it("comes back at once when the network or the tab does", () => {
    settle(4).drop();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    settle(4).drop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("pings, and takes silence for a lost line", () => {
    const socket = settle(4);
    vi.advanceTimersByTime(PING_EVERY);
    expect(socket.sent).toEqual([{ do: "ping" }]);
    socket.hear({ type: "pong" });
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(ear.lines.at(-1)).toBe("live");
    vi.advanceTimersByTime(PING_EVERY);
    expect(ear.lines.at(-1)).toBe("lost");
  });

  it("falls back to the long poll when no socket opens, and posts commands there", async () => {
    fetched.mockImplementation(async (url) => {
      if (url.endsWith("/commands")) return answer(200, { type: "accepted", id: "x", seq: 8 });
      return url.includes("after") ? new Promise<Response>(() => undefined) : answer(200, state(7));
    });
    for (let tries = 0; tries < 2; tries++) {
      FakeSocket.last.drop();
      await vi.runOnlyPendingTimersAsync();
    }
    expect(FakeSocket.all).toHaveLength(2);
    expect(ear.states.at(-1)?.seq).toBe(7);
    expect(ear.lines.at(-1)).toBe("live");
    connection.send({ do: "next-deal" });
    const [url, init] = fetched.mock.calls.at(-1) ?? [];
    expect(url).toBe("http://house:1/api/tables/t1/commands");
    expect(JSON.parse(String(init?.body))).toMatchObject({ do: "next-deal", seq: 7 });
  });

  it.each([
    [403, "foreign"],
    [404, "unknown"],
  ])("gives up kindly when the server answers %i", async (status, line) => {
    fetched.mockImplementation(async () => answer(status, { type: "error", code: "foreign" }));
    FakeSocket.last.drop();
    await vi.runAllTimersAsync();
    expect(ear.lines.at(-1)).toBe(line);
    expect(connection.send({ do: "pass" })).toBe(false);
  });
});

describe("fullJitter", () => {
  it("waits a random part of a ceiling that doubles up to a bound", () => {
    expect([0, 1, 2, 9].map((failures) => fullJitter(failures, () => 1))).toEqual([
      500, 1000, 2000, 15_000,
    ]);
    expect(fullJitter(3, () => 0)).toBe(0);
  });
});
