/**
 * The line to the server: a WebSocket that comes back by itself, the long poll where sockets do
 * not get through, and commands that act once however often they are clicked or sent again.
 */
import { fullJitter } from "./backoff";
import { barredBy, openPoll, type Barred } from "./poll";
import { openSocket, type Link, type LinkEvents } from "./socket";
import type { Refused, ServerMessage, State } from "./wire.gen";

export type Line = "connecting" | "live" | "lost" | Barred;

/** A command without its id and sequence number, which `send` adds. */
export type Order = { do: string; card?: string };
export type Command = Order & { id: string; seq: number };

type Reader = (message: ServerMessage) => void;

export interface Listener {
  state(state: State): void;
  refused(refused: Refused, command: Command): void;
  lineIs(line: Line): void;
}

/** Sockets that could not even be opened before the long poll is tried. */
const TRIES = 2;

export class Connection {
  private link: Link | null = null;
  private seq = -1;
  private unopened = 0;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private waiting: Command | null = null;
  private stopped = false;

  private readonly hear: Reader;

  /** `origin` is the page's, such as `https://host:8000`; `paced` may keep messages for a while. */
  constructor(
    private readonly origin: string,
    private readonly table: string,
    private readonly listener: Listener,
    paced: (read: Reader) => Reader = (read) => read,
  ) {
    this.hear = paced((message) => this.onMessage(message));
  }

  start(): void {
    window.addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.listener.lineIs("connecting");
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    window.removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.retry);
    this.link?.close();
    this.link = null;
  }

  /** True while a command for the present state is under way: a second one would be a slip. */
  get busy(): boolean {
    return this.waiting !== null;
  }

  /** Sends one command for the present state; false when one is already under way. */
  send(order: Order): boolean {
    if (this.waiting || this.stopped) return false;
    this.waiting = { ...order, id: crypto.randomUUID(), seq: this.seq };
    this.link?.send(this.waiting);
    return true;
  }

  private get base(): string {
    return `${this.origin}/api/tables/${this.table}`;
  }

  /** The network or the tab is back: do not wait for the timer. */
  private readonly now = (): void => {
    if (this.stopped || document.hidden) return;
    if (this.link) return this.link.check();
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    const events: LinkEvents = {
      open: () => this.onOpen(),
      message: this.hear,
      close: (opened) => this.onClose(opened),
    };
    if (this.unopened < TRIES) {
      this.link = openSocket(`${this.base.replace(/^http/, "ws")}/socket`, events);
    } else {
      const barred = (why: Barred) => this.bar(why);
      this.link = openPoll(this.base, () => this.seq, { ...events, barred });
    }
  }

  private onOpen(): void {
    this.failures = 0;
    this.listener.lineIs("live");
  }

  private onClose(opened: boolean): void {
    if (this.stopped) return;
    this.link = null;
    this.listener.lineIs("lost");
    if (opened) this.unopened = 0;
    else void this.askWhy();
    this.retry = setTimeout(() => this.connect(), fullJitter(this.failures++, Math.random));
  }

  /** A socket that was refused says no reason; the same address over HTTP does. */
  private async askWhy(): Promise<void> {
    this.unopened = this.unopened >= TRIES ? 0 : this.unopened + 1;
    const response = await fetch(`${this.base}/state`).catch(() => null);
    const why = response && barredBy(response.status);
    if (why && !this.stopped) this.bar(why);
  }

  private bar(why: Barred): void {
    this.stop();
    this.listener.lineIs(why);
  }

  private onMessage(message: ServerMessage): void {
    if (message.type === "state") this.onState(message);
    else if (message.type === "refused") this.onRefused(message);
  }

  private onState(state: State): void {
    if (state.seq < this.seq) return;
    this.seq = state.seq;
    if (this.waiting && this.waiting.seq < state.seq) this.waiting = null;
    // On a fresh line the answer may have been lost with the old one; the id makes this harmless.
    if (this.waiting && state.happened === null) this.link?.send(this.waiting);
    this.listener.state(state);
  }

  private onRefused(refused: Refused): void {
    const command = this.waiting;
    if (command?.id !== refused.id) return;
    this.waiting = null;
    this.listener.refused(refused, command);
  }
}
