/** First three digits of the ZIP codes of each state, from and to. */
const RANGES =
  `AL 350-369 AK 995-999 AZ 850-865 AR 716-729 CA 900-961 CO 800-816 CT 060-069 DE 197-199 FL 320-349 GA 300-319
   HI 967-968 ID 832-838 IL 600-629 IN 460-479 IA 500-528 KS 660-679 KY 400-427 LA 700-714 ME 039-049 MD 206-219
   MA 010-027 MI 480-499 MN 550-567 MS 386-397 MO 630-658 MT 590-599 NE 680-693 NV 889-898 NH 030-038 NJ 070-089
   NM 870-884 NY 100-149 NC 270-289 ND 580-588 OH 430-459 OK 730-749 OR 970-979 PA 150-196 RI 028-029 SC 290-299
   SD 570-577 TN 370-385 TX 750-799 UT 840-847 VT 050-059 VA 220-246 WA 980-994 WV 247-268 WI 530-549 WY 820-831`
    .trim()
    .split(/\s+/);

const BY_STATE = new Map<string, { readonly from: number; readonly to: number }>();
for (let at = 0; at < RANGES.length; at += 2) {
  const [from = "", to = ""] = (RANGES[at + 1] ?? "").split("-");
  BY_STATE.set((RANGES[at] ?? "").toLowerCase(), { from: Number(from), to: Number(to) });
}

/** The five-digit numbers that a state's ZIP codes lie between; undefined for what is no state. */
export function zipRange(postal: string): { readonly from: number; readonly to: number } | undefined {
  const range = BY_STATE.get(postal.toLowerCase());
  return range && { from: range.from * 100, to: range.to * 100 + 99 };
}

export function isStateZip(zip: string): boolean {
  const prefix = Number(zip.slice(0, 3));
  return [...BY_STATE.values()].some(({ from, to }) => prefix >= from && prefix <= to);
}
