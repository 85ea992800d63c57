/** Spans of a BIO labelling as "start-end-type"; an inside label that continues nothing begins a span. */
function spansOf(labels) {
  const spans = [];
  /** @type {{ start: number, type: string } | undefined} */
  let open;
  for (const [t, label] of labels.entries()) {
    const type = label.slice(2);
    if (open && (label[0] !== "I" || type !== open.type)) {
      spans.push(`${open.start}-${t}-${open.type}`);
      open = undefined;
    }
    if (label !== "O" && !open) open = { start: t, type };
  }
  if (open) spans.push(`${open.start}-${labels.length}-${open.type}`);
  return spans;
}

/** Strict F1 in per cent: a span counts when start, end and type agree. */
export function strictF1(gold, predicted) {
  let right = 0;
  let wanted = 0;
  let found = 0;
  gold.forEach((labels, s) => {
    const truth = new Set(spansOf(labels));
    const guess = spansOf(predicted[s]);
    wanted += truth.size;
    found += guess.length;
    right += guess.filter((span) => truth.has(span)).length;
  });
  return (200 * right) / (wanted + found);
}
