import { describe, expect, it } from "vitest";
import { parseInline } from "../../text/inline.js";
import { dateContext } from "./context.js";
import { shiftDate } from "./shift.js";
import { seededDraws } from "./test-date-forms.js";

/** The note with every date shifted as its context tells. */
function shifted(marked: string, days: number): string {
  const { text, spans } = parseInline(marked);
  const context = dateContext(text, spans);
  return spans
    .filter(({ type }) => type === "DATE")
    .map(({ start, end }) => shiftDate(text.slice(start, end), days, { context, at: start }))
    .join(" | ");
}

describe("shiftDate without a context", () => {
  it.each<[string, number, string]>([
    // Numeric, in all orders and separators.
    ["3/4/2012", 40, "4/13/2012"],
    ["03/04/2012", 40, "04/13/2012"],
    ["3/4/12", -70, "12/25/11"],
    ["12/20/99", 30, "1/19/00"],
    ["1/5/00", -30, "12/6/99"],
    ["03-04-12", 300, "12-29-12"],
    ["3.4.2012", 40, "4.13.2012"],
    ["3 / 4 / 2012", 40, "4 / 13 / 2012"],
    ["25/12/2019", 10, "4/1/2020"],
    ["25.12.2019", 31, "25.1.2020"],
    ["2019-02-14", 31, "2019-03-17"],
    ["2016/08/03", 100, "2016/11/11"],
    ["20190214", 365, "20200214"],
    ["02142019", 365, "02142020"],
    ["98-03-04", 40, "98-04-13"],
    ["2/28/2020", 1, "2/29/2020"],
    ["2/28/2019", 1, "3/1/2019"],
    ["3/4/'12", 40, "4/13/'12"],
    // With months as words.
    ["14FEB2019", 31, "17MAR2019"],
    ["14feb19", 31, "17mar19"],
    ["14-Feb-2019", -31, "14-Jan-2019"],
    ["03-May-19", 31, "03-Jun-19"],
    ["21AUG", 31, "21SEP"],
    ["JAN2018", 31, "FEB2018"],
    ["October 8, 1991", 100, "January 16, 1992"],
    ["OCTOBER 8, 1991", 100, "JANUARY 16, 1992"],
    ["oct 8 1991", 100, "jan 16 1992"],
    ["Nov. 10, 1984", 100, "Feb. 18, 1985"],
    ["Feb. 3, 2011", 90, "May 4, 2011"],
    ["Sept. 3rd, '11", 31, "Oct. 4th, '11"],
    ["Septmber 9, 2011", 2, "Septmber 11, 2011"],
    ["22 April 1997", 31, "23 May 1997"],
    ["the 14th of June", 31, "the 15th of July"],
    ["14th of June, 2011", 7, "21st of June, 2011"],
    ["JUNE 3RD", 8, "JUNE 11TH"],
    ["June twenty-first", 11, "July second"],
    ["fourteenth of June, 2011", 31, "fifteenth of July, 2011"],
    ["October\n28", 31, "November\n28"],
    ["2019 Feb 14", 31, "2019 Mar 17"],
    // Days that are named by their date.
    ["Fourth of July", 58, "Labor Day"],
    ["the 4th of July", 58, "Labor Day"],
    ["May Day 2011", 60, "Independence Day 2011"],
    // With Roman months.
    ["30/VI/1984", 31, "31/VII/1984"],
    ["03/X/2011", -40, "24/VIII/2011"],
    ["8.XII.12", 30, "7.I.13"],
    ["22/III", 20, "11/IV"],
    ["Sat 19/I/2013", 1, "Sun 20/I/2013"],
    // With weekdays; a wrong one stays as wrong as it was.
    ["Wednesday, 4/17/94", 31, "Saturday, 5/18/94"],
    ["SUN 02/12/89", 35, "SUN 03/19/89"],
    ["Tues 6-17-86", 2, "Thurs 6-19-86"],
    ["10/12/99 TUE", 31, "11/12/99 FRI"],
    ["4/17/94 (Wed)", 1, "4/18/94 (Thu)"],
    ["Th 3/17/22", 1, "Fr 3/18/22"],
    ["W 10/18", 2, "F 10/20"],
    ["Friday the 14th", 7, "Friday the 21st"],
    ["Mon, May 14, 2019 (Tue)", 1, "Tue, May 15, 2019 (Wed)"],
    // Partial ones.
    ["3/4", 40, "4/13"],
    ["03/04", 40, "04/13"],
    ["2/29", 365, "2/28"],
    ["12-28", 31, "1-28"],
    ["6th", 5, "11th"],
    ["12TH", 10, "22ND"],
    ["third", 5, "eighth"],
    ["12/86", 60, "2/87"],
    ["2/2019", 60, "4/2019"],
    ["2020-11", 60, "2021-01"],
    ["January 1986", -60, "November 1985"],
    ["March of 1979", 365, "March of 1980"],
    ["Feb. '97", 90, "May '97"],
    ["June", 60, "August"],
    ["SEPT", 31, "OCT"],
    ["1979", 100, "1980"],
    ["1979", -31, "1978"],
    ["'63", 31, "'64"],
    ["1995-1999", -40, "1994-1998"],
    ["1979", 200, "1980"],
    ["'07", -200, "'06"],
    ["1950s", 365, "1950s"],
    ["'70s", 3653, "'80s"],
    ["nineties", -3653, "eighties"],
    ["Thursday", 31, "Sunday"],
    ["thurs", -2, "tues"],
    ["Mondays", 4, "Fridays"],
    ["next thurs", 5, "next tues"],
    ["first Tuesday in June, 2024", 40, "second Sunday in July, 2024"],
    ["first Tuesday in June, 2024", 26, "last Sunday in June, 2024"],
    ["last Monday in May 2021", 7, "first Monday in June 2021"],
    ["1st Thursday of April 2020", -7, "4th Thursday of March 2020"],
    // Seasons and holidays.
    ["spring 2011", 100, "summer 2011"],
    ["fall of 2017", 100, "winter of 2018"],
    ["2/20", 728, "2/18"],
    ["3/4", 728, "3/2"],
    ["3/4", -728, "3/6"],
    ["winter of '84", -60, "fall of '83"],
    ["SUMMER", 90, "FALL"],
    ["summers", 180, "winters"],
    ["Christmas", 60, "Valentine's Day"],
    ["Christmas 2018", 60, "Valentine's Day 2019"],
    ["xmas", 10, "new year's"],
    ["LABOR DAY OF 1982", 60, "HALLOWEEN OF 1982"],
    ["Lent 2020", 100, "Independence Day 2020"],
    ["Nowruz", 107, "Independence Day"],
    ["turkey day", 31, "christmas"],
    ["Easter '17", 365, "Mother's Day '18"],
    ["Shabbat", 14, "Saturday"],
    ["4-2-94, Holy Saturday", 93, "7-4-94, Independence Day"],
    ["Mother's Day, 5/10/20", 15, "Memorial Day, 5/25/20"],
    // Ranges, lists, times of day.
    ["3/4-3/9", 40, "4/13-4/18"],
    ["3/4 - 3/9/12", 40, "4/13 - 4/18/12"],
    ["3/4-10/12", 31, "4/4-11/12"],
    ["3/4-10", 3, "3/7-13"],
    ["May 3-10", 3, "May 6-13"],
    ["May 30 - June 2, 2019", 31, "June 30 - July 3, 2019"],
    ["3-10 May", 3, "6-13 May"],
    ["2012-13", 365, "2013-14"],
    ["1998/99", 365, "1999/00"],
    ["2012 to 2014", 365, "2013 to 2015"],
    ["Mon-Fri", 1, "Tue-Sat"],
    ["June/July", 31, "July/August"],
    ["3/4, 3/5 and 3/9", 31, "4/4, 4/5 and 4/9"],
    ["first week of June", 31, "first week of July"],
    ["2019-02-14T10:30:00Z", 31, "2019-03-17T10:30:00Z"],
    ["2019-02-14 23:59:59.123+01:00", 31, "2019-03-17 23:59:59.123+01:00"],
    ["20190214103000", 31, "20190317103000"],
    ["02/14/19 1430", 31, "03/17/19 1430"],
    ["10:30 on 2/14/19", 31, "10:30 on 3/17/19"],
    // Days that no month has.
    ["2/30", 10, "3/12"],
    ["2/30/19", 10, "3/12/19"],
    ["February 30, 2020", 10, "March 11, 2020"],
    ["6/31/2011", -1, "6/30/2011"],
  ])("moves %s by %i days to %s", (text, days, expected) => {
    expect(shiftDate(text, days)).toBe(expected);
  });

  it.each([
    "13/45",
    "13-45",
    "32nd",
    "20191345",
    "13/13/2019",
    "festa",
    "",
    "1 Meskerem 2006",
    "x".repeat(200),
  ])("cannot read %j and draws it afresh where it may", (text) => {
    expect(shiftDate(text, 40)).toBeUndefined();
    expect(shiftDate(text, 40, { draws: seededDraws(1) })).not.toBe(text);
  });

  it("refuses a shift that is not whole", () => {
    expect(() => shiftDate("3/4", 1.5)).toThrow(/whole number/);
  });
});

describe("shiftDate in the context of a note", () => {
  it.each<[string, string, number, string]>([
    ["a leap year from the full date", "[[DATE:1/5/2020]], [[DATE:2/20]]", 10, "1/15/2020 | 3/1"],
    ["no leap year", "[[DATE:1/5/2021]], [[DATE:2/20]]", 10, "1/15/2021 | 3/2"],
    ["the year before", "Seen [[DATE:1/5/2021]], fell [[DATE:12/28]]", 65, "3/11/2021 | 3/3"],
    [
      "not the year of birth",
      "DOB [[DATE:2/1/1960]]. [[DATE:1/5/2021]]: [[DATE:2/20]]",
      10,
      "2/11/1960 | 1/15/2021 | 3/2",
    ],
    ["the month of a bare day", "Seen [[DATE:1/30/2021]], back on the [[DATE:2nd]].", 27, "2/26/2021 | 1st"],
    [
      "the nearest month of a bare day, although another is named",
      "[[DATE:September 5, 2023]]. Re: visits of [[DATE:July 4, 2023]] and [[DATE:5]].",
      -22,
      "August 14, 2023 | June 12, 2023 | 13",
    ],
    ["a month by its full date", "Op [[DATE:6/28/2019]], home in [[DATE:June]].", 5, "7/3/2019 | July"],
    ["a year by its full date", "MI [[DATE:12/20/2008]]. Since [[DATE:2008]].", 31, "1/20/2009 | 2009"],
    ["day first", "[[DATE:25/12/2019]], [[DATE:04/03/2020]]", 31, "25/01/2020 | 04/04/2020"],
    ["zeros", "[[DATE:03/04/2012]], [[DATE:10/12/2012]]", 90, "06/02/2012 | 01/10/2013"],
    ["no zeros", "[[DATE:3/4/2012]], [[DATE:10/12/2012]]", 90, "6/2/2012 | 1/10/2013"],
    ["short months", "[[DATE:Jun 4, 2012]], [[DATE:May 3, 2012]]", 31, "Jul 5, 2012 | Jun 3, 2012"],
    ["long months", "[[DATE:June 4, 2012]], [[DATE:May 3, 2012]]", 31, "July 5, 2012 | June 3, 2012"],
    ["the year that fits the weekday", "[[DATE:6/20/2020]], [[DATE:Mon 12/28]]", 65, "8/24/2020 | Wed 3/3"],
    ["a birth in another century", "DOB: [[DATE:2/20/00]]. [[DATE:1/5/1992]]", 10, "3/2/00 | 1/15/1992"],
  ])("takes %s from it", (_, marked, days, expected) => {
    expect(shifted(marked, days)).toBe(expected);
  });

  it("takes the note's own date where the text has none", () => {
    const context = dateContext("2/20", [{ start: 0, end: 4, type: "DATE" }], { noteDate: "2020-01-05" });
    expect(shiftDate("2/20", 10, { context, at: 0 })).toBe("3/1");
  });
});
