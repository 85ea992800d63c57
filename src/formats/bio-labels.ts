import type { Span } from "../note.js";

export interface BioReader {
  /** Takes the next token. False when the label is none of O, B-, I-, E-, S-. */
  push(label: string, start: number, end: number): boolean;
  /** Everything found; no tokens follow. */
  finish(): Span[];
}

/** Reads BIO and BIOES labels. An I- or E- that continues nothing starts a span. */
export function bioReader(): BioReader {
  const spans: Span[] = [];
  let open: { start: number; end: number; type: string } | undefined;
  const close = (): void => {
    if (open) spans.push(open);
    open = undefined;
  };
  return {
    push(label, start, end) {
      if (label === "O") {
        close();
        return true;
      }
      const [, prefix, type] = /^([BIES])-(.+)$/s.exec(label) ?? [];
      if (prefix === undefined || type === undefined) return false;
      const goesOn = (prefix === "I" || prefix === "E") && open?.type === type;
      if (open && goesOn) open.end = end;
      else {
        close();
        open = { start, end, type };
      }
      if (prefix === "E" || prefix === "S") close();
      return true;
    },
    finish() {
      close();
      return spans;
    },
  };
}
