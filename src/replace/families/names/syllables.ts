import { capitalised } from "../../folding.js";

const FOLDED =
  `ae ah bae bin bo bok cho chul dong eun fang gyu ha hae hee ho hong hoon hui hwa hye hyuk hyun jae ji jia jin jong joo joon
   jun jung kang ki kwan kyu kyung lan li lian liang lin ling mei mi min ming myung na ok ping qing rae rim rin sang seo seok
   seon seong seung sik sil sol sook soon soo su suk sun sung tae ting wei wen won woo xia xiao xin yan yeon yi ying yong
   yoon young yu yue yun zhen`.split(/\s+/);

/** Of such given names are made in Korean and Chinese: "Min-jae", "Mei-ling". One becomes another. */
export const SYLLABLES: readonly string[] = FOLDED.map(capitalised);

const ALL = new Set(FOLDED);

export function isSyllable(folded: string): boolean {
  return ALL.has(folded);
}
