import { replacing, replacingGroups } from "./edits.js";

/** Tags without attributes, which could hold a value: those of a style are nothing, others part what they stand between. */
const STYLES = "abbr|b|big|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|tt|u|wbr";
const CELLS = "t[dh]";
const LINES = "br|div|h[1-6]|li|p|t[r]";

export const tags = replacing(new RegExp(`</?(?:${STYLES}|${CELLS}|${LINES})\\s?/?>`, "gi"), (tag) => {
  const name = tag.replace(/[</>\s]/g, "");
  if (new RegExp(`^(?:${CELLS})$`, "i").test(name)) return " ";
  return new RegExp(`^(?:${LINES})$`, "i").test(name) ? "\n" : "";
});

/** "**93**", "__Okafor__" and, round a number, "*93*": the marks of Markdown, and of mail before it. */
export const emphasis = replacingGroups(
  /(?<![\p{L}\p{N}*_])(?:(\*\*|__)(?=[\p{L}\p{N}(])[\p{L}\p{M}\p{N}.,'’()/@:-]{1,40}(?: [\p{L}\p{M}\p{N}.,'’()/@:-]{1,40}){0,2}(?<=[\p{L}\p{M}\p{N}.)])(\1)|([*_`])[0-9][0-9./-]{0,20}(\3))(?![*_])/dgu,
  () => "",
);
